import { sql } from 'drizzle-orm';
import type { Handle } from '@inkstone/db';

type AnalysisRow = { questionId: number; reason: string; plan: string; savedAt: Date };

/** The student's analyses of the answers of an attempt, by question. */
export const listAnalyses = async (db: Handle, attemptId: number) => {
  const rows = await db.rows<AnalysisRow>(sql`
    select question_id, reason, plan, saved_at from answer_analysis where attempt_id = ${attemptId}`);
  return new Map(
    rows.map(({ questionId, reason, plan, savedAt }) => [questionId, { reason, plan, savedAt: savedAt.toISOString() }]),
  );
};
