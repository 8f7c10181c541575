import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';

type AnalysisRow = { question_id: number; reason: string; plan: string; saved_at: string };

/** The student's analyses of the answers of an attempt, by question. */
export const listAnalyses = async (db: Handle, attemptId: number) => {
  const { rows } = await db.execute<AnalysisRow>(sql`
    select question_id, reason, plan, saved_at from answer_analysis where attempt_id = ${attemptId}`);
  return new Map(
    rows.map(({ question_id: questionId, reason, plan, saved_at: savedAt }) => [
      questionId,
      { reason, plan, savedAt: new Date(savedAt).toISOString() },
    ]),
  );
};
