import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { RecordingKey } from './recordings.queries.ts';

type RecordingUsage = { recordings: number; bytes: number; isBegun: boolean };

/** The number and bytes of the other recordings of a question, and whether this one was begun. */
export const readRecordingUsage = async (
  db: Handle,
  { recordingId, attemptId, questionId }: RecordingKey,
): Promise<RecordingUsage> => {
  const row = await db.row<RecordingUsage>(sql`
    select count(*) filter (where id <> ${recordingId} and size_bytes > 0)::int as recordings,
           coalesce(sum(size_bytes) filter (where id <> ${recordingId}), 0)::float8 as bytes,
           count(*) filter (where id = ${recordingId}) > 0 as is_begun
      from recording where attempt_id = ${attemptId} and question_id = ${questionId}`);
  return row ?? { recordings: 0, bytes: 0, isBegun: false };
};
