import { inArray, sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';
import type { AttemptRow } from '../attempt.queries.ts';
import { selfMarkRow } from '../taking.tables.ts';

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

/** The student's own marks of some attempts, in hundredths. */
export const listSelfMarks = async (
  db: Handle,
  attemptIds: readonly number[],
): Promise<Omit<typeof selfMarkRow.$inferSelect, 'at'>[]> => {
  if (attemptIds.length === 0) return [];
  const { attemptId, questionId, earned, possible } = selfMarkRow;
  return db
    .select({ attemptId, questionId, earned, possible })
    .from(selfMarkRow)
    .where(inArray(attemptId, [...attemptIds]));
};
