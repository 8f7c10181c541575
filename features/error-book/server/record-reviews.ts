import type { Tx } from '@inkstone/db';
import type { MarkedAnswer } from '@inkstone/taking/events';
import { computeGrade, computeEntryState } from '../rules.ts';
import { insertOccurrences, listEntriesByQuestions, lockHistories } from './occurrences.queries.ts';

/**
 * Records right answers of a redo, or of practice of the student's own, to questions that were in the book when it ended
 * as reviews; returns their entries.
 */
export const recordReviews = async (
  tx: Tx,
  attempt: { attemptId: number; studentId: number; endedAt: Date; right: readonly MarkedAnswer[]; timeZone: string },
): Promise<number[]> => {
  const { attemptId, studentId, endedAt: at } = attempt;
  const right = new Map(attempt.right.map((answer) => [answer.questionId, answer]));
  const entries = await listEntriesByQuestions(tx, { studentId, questionIds: [...right.keys()] });
  const ids = entries.map(({ id }) => id);
  const histories = await lockHistories(tx, ids);
  const reviews = entries.flatMap(({ id, questionId }) => {
    const { answers = [], knownAt = null } = histories.get(id) ?? {};
    const before = answers.filter((answer) => answer.at <= at);
    const state = computeEntryState(before, attempt.timeZone, knownAt && knownAt <= at ? knownAt : null);
    if (!state || state.removedAt !== null) return [];
    const rating = computeGrade({ isRight: true, withHelp: false, wasRightBefore: before.at(-1)?.isRight ?? false });
    const { value = null, secondsSpent: seconds = null } = right.get(questionId) ?? {};
    return { entryId: id, source: 'attempt' as const, attemptId, value, isRight: true, rating, seconds, at };
  });
  await insertOccurrences(tx, reviews);
  return reviews.map(({ entryId }) => entryId);
};
