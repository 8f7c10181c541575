import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';

/** One play of a set's recording in an attempt, for which a URL is signed. */
export interface Play {
  attemptId: number;
  setId: number;
  /** Number of the play, from 1. */
  number: number;
  /** Length of the recording. */
  seconds: number;
}

/** After a lost page or connection, a play can be resumed this long after the recording could have ended. */
const resumeMs = 15 * 60_000;

/** When a play can no longer be resumed; half speed is the slowest. */
export const playEndsAt = (begunAt: number, seconds: number): number => begunAt + seconds * 2000 + resumeMs;

/** Formats a play for a URL. */
export const formatPlay = ({ attemptId, setId, number, seconds }: Play): string =>
  [attemptId, setId, number, seconds].join('.');

const parsePlay = (name: string): Play => {
  const [attemptId = 0, setId = 0, number = 0, seconds = 0] = name.split('.').map(Number);
  return { attemptId, setId, number, seconds };
};

/** Whether a play has ended, is too old to resume, or was followed by another one; true for somebody else's attempt. */
export const isPlaySpent = async (
  db: Handle,
  { play, personId, now }: { play: string; personId: number; now: Date },
): Promise<boolean> => {
  const { attemptId, setId, number, seconds } = parsePlay(play);
  const { rows } = await db.execute<{ plays: number; begun_at: string | null; is_ended: boolean }>(sql`
    select coalesce((a.state->'plays'->>${String(setId)})::int, 0) as plays,
           (select max(e.received_at) from attempt_event e
             where e.attempt_id = a.id and e.kind = 'audio-played' and e.verdict like 'applied%'
               and e.value->>'setId' = ${String(setId)}) as begun_at,
           exists (select 1 from attempt_event e
                    where e.attempt_id = a.id and e.kind = 'annotated' and e.value->>'setId' = ${String(setId)}
                      and e.value->>'noteId' = 'heard' and e.value->'note'->'ended' = 'true'
                      and jsonb_typeof(e.value->'note'->'play') = 'number'
                      and e.value->'note'->'play' >= to_jsonb(${number}::float8)) as is_ended
      from attempt a
     where a.id = ${attemptId} and a.student_id = ${personId}`);
  const [row] = rows;
  if (!row) return true;
  if (row.plays !== number) return row.plays > number;
  return row.is_ended || (row.begun_at !== null && now.getTime() > playEndsAt(Date.parse(row.begun_at), seconds));
};
