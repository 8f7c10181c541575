import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { RecordingPlace } from './recordings.queries.ts';

/** What the other recordings of a question already take. */
export const countOthers = async (
  db: Handle,
  { recordingId, attemptId, questionId }: RecordingPlace,
): Promise<{ recordings: number; bytes: number }> => {
  const { rows } = await db.execute<{ recordings: number; bytes: number }>(sql`
    select count(*)::int as recordings, coalesce(sum(size_bytes), 0)::float8 as bytes from recording
     where attempt_id = ${attemptId} and question_id = ${questionId} and id <> ${recordingId} and size_bytes > 0`);
  return rows[0] ?? { recordings: 0, bytes: 0 };
};
