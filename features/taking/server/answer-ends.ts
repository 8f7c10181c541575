import type { Handle } from '@inkstone/db';
import { findAnswerEnd } from '@inkstone/exam/attempt';
import { listRules } from './attempt.queries.ts';

/** When an answer to a question of an attempt had to be there; null where nothing has ended it. */
export type AnswerEnds = (attemptId: number, questionId: number) => Date | null;

/** The ends of the answers of some attempts, by their clocks as they ran. */
export const readAnswerEnds = async (db: Handle, attemptIds: readonly number[]): Promise<AnswerEnds> => {
  const rules = new Map((await listRules(db, attemptIds)).map((row) => [row.id, row]));
  return (attemptId, questionId) => {
    const row = rules.get(attemptId);
    const end = row ? findAnswerEnd(row.state, row.blueprint, questionId) : null;
    return end === null ? null : new Date(end);
  };
};
