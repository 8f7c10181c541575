import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { AttemptRow } from '../attempt.queries.ts';

/** Attempts with an answer to a question that were scored since an instant. */
export const listScoredSince = async (
  db: Handle,
  { questionId, since }: { questionId: number; since: Date },
): Promise<number[]> => {
  const rows = await db.rows<Pick<AttemptRow, 'id'>>(sql`
    select a.id from answer n join attempt a on a.id = n.attempt_id
     where n.question_id = ${questionId} and a.scored_at >= ${since} order by a.id`);
  return rows.map(({ id }) => id);
};
