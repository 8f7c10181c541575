import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { RecordingPlace } from './recordings.queries.ts';

type Room = { recordings: number; bytes: number; isBegun: boolean };

/** What the other recordings of a question already take, and whether anything of this one is here. */
export const countOthers = async (
  db: Handle,
  { recordingId, attemptId, questionId }: RecordingPlace,
): Promise<Room> => {
  const { rows } = await db.execute<Room>(sql`
    select count(*) filter (where id <> ${recordingId} and size_bytes > 0)::int as recordings,
           coalesce(sum(size_bytes) filter (where id <> ${recordingId}), 0)::float8 as bytes,
           count(*) filter (where id = ${recordingId}) > 0 as "isBegun"
      from recording where attempt_id = ${attemptId} and question_id = ${questionId}`);
  return rows[0] ?? { recordings: 0, bytes: 0, isBegun: false };
};
