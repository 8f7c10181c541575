import { sql } from 'drizzle-orm';
import { isAttemptInProgress } from '@inkstone/assignments/server';
import { playEndsAt, type Play } from '@inkstone/bank/server';
import { isAmong, type Handle } from '@inkstone/db';
import { testKinds } from '@inkstone/exam/assignment-kinds';
import * as z from 'zod';

/** What the server knows of a play that a URL was signed for. */
interface PlayStatus {
  /** Whether it has ended, is too old to resume, or was followed by another one. */
  isSpent: boolean;
  /** Whether it is a play in a test that is in progress, which has rules of its own; a redo or practice of a test is not one. */
  isExempt: boolean;
}

const playColumns = {
  plays: z.int(),
  begunAt: z.date().nullable(),
  isEnded: z.boolean(),
  isExempt: z.boolean(),
};

/** Finds the status of a play; a play of somebody else's attempt is spent. */
export const findPlayStatus = async (
  db: Handle,
  { play, personId, now }: { play: Play; personId: number; now: Date },
): Promise<PlayStatus> => {
  const { attemptId, setId, number, seconds } = play;
  const rows = await db.rows(
    sql`
    select coalesce((t.state->'plays'->>${String(setId)})::int, 0) as plays,
           (select max(e.received_at) from attempt_event e
             where e.attempt_id = t.id and e.kind = 'audio-played' and e.verdict like 'applied%'
               and e.value->>'setId' = ${String(setId)}) as begun_at,
           exists (select 1 from attempt_event e
                    where e.attempt_id = t.id and e.kind = 'annotated' and e.value->>'setId' = ${String(setId)}
                      and e.value->>'noteId' = 'heard' and e.value->'note'->'ended' = 'true'
                      and jsonb_typeof(e.value->'note'->'play') = 'number'
                      and e.value->'note'->'play' >= to_jsonb(${number}::float8)) as is_ended,
           ${isAmong('s.kind', testKinds)} and s.mode = 'test' and t.redo_id is null and ${isAttemptInProgress(now)} as is_exempt
      from attempt t
      join recipient r on r.id = t.recipient_id
      join assignment s on s.id = t.assignment_id
      left join redo d on d.id = t.redo_id
     where t.id = ${attemptId} and t.student_id = ${personId}`,
    playColumns,
  );
  const [row] = rows;
  if (!row) return { isSpent: true, isExempt: false };
  const isExempt = row.isExempt;
  if (number === 0) return { isSpent: false, isExempt };
  if (row.plays !== number) return { isSpent: row.plays > number, isExempt };
  const isOld = row.begunAt !== null && now.getTime() > playEndsAt(row.begunAt.getTime(), seconds);
  return { isSpent: row.isEnded || isOld, isExempt };
};
