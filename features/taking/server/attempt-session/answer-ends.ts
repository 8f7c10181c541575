import type { Handle } from '@inkstone/db';
import { findAnswerEnd } from '@inkstone/exam/attempt';
import { listBlueprints } from '../attempt.queries.ts';

/** Finds the deadline for an answer to a question of an attempt; null where nothing has ended it. */
export type FindAnswerEnd = (attemptId: number, questionId: number) => Date | null;

/** Loads the states of some attempts and returns a lookup of their answers' deadlines. */
export const readAnswerEnds = async (db: Handle, attemptIds: readonly number[]): Promise<FindAnswerEnd> => {
  const rules = new Map((await listBlueprints(db, attemptIds)).map((row) => [row.id, row]));
  return (attemptId, questionId) => {
    const row = rules.get(attemptId);
    const end = row ? findAnswerEnd(row.state, row.blueprint, questionId) : null;
    return end === null ? null : new Date(end);
  };
};
