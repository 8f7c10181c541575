import { and, inArray, sql } from 'drizzle-orm';
import { qualifiedColumn, type Handle } from '@inkstone/db';
import { overtimeAnswerRow } from './taking.tables.ts';

/** The row of a text written over time. */
export type OvertimeRow = typeof overtimeAnswerRow.$inferSelect;

/**
 * The texts of some attempts that were written on over time. One that is older than the answer is left out: more time was
 * given since, and what was written on is part of the answer.
 */
export const listOvertimeAnswers = async (db: Handle, attemptIds: readonly number[]): Promise<OvertimeRow[]> => {
  if (attemptIds.length === 0) return [];
  const isLatest = sql`not exists (select 1 from answer a
    where a.attempt_id = ${qualifiedColumn(overtimeAnswerRow.attemptId)}
      and a.question_id = ${qualifiedColumn(overtimeAnswerRow.questionId)}
      and (a.answered_at, a.seq) > (${qualifiedColumn(overtimeAnswerRow.answeredAt)}, ${qualifiedColumn(overtimeAnswerRow.seq)}))`;
  return db
    .select()
    .from(overtimeAnswerRow)
    .where(and(inArray(overtimeAnswerRow.attemptId, [...attemptIds]), isLatest));
};
