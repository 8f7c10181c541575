import type { Tx } from '@inkstone/db';
import type { MarkedAnswer } from '@inkstone/taking/events';
import { gradeOf, standingOf } from '../rules.ts';
import { insertOccurrences, listEntriesAbout, lockAnswers } from './feeding.queries.ts';

/** Right answers of a redo to questions that stood in the book as it ended: each is a review, rated as one tried by oneself. Gives their entries. */
export const reviewedAgain = async (
  tx: Tx,
  it: { attemptId: number; studentId: number; endedAt: Date; right: readonly MarkedAnswer[]; timeZone: string },
): Promise<number[]> => {
  const { attemptId, studentId, endedAt: at } = it;
  const right = new Map(it.right.map((answer) => [answer.questionId, answer]));
  const entries = await listEntriesAbout(tx, { studentId, questionIds: [...right.keys()] });
  const ids = entries.map(({ id }) => id);
  const answers = await lockAnswers(tx, ids);
  const reviews = entries.flatMap(({ id, question_id: questionId }) => {
    const before = (answers.get(id) ?? []).filter((answer) => answer.at <= at);
    const standing = standingOf(before, it.timeZone);
    if (!standing || standing.leftAt !== null) return [];
    const rating = gradeOf({ isRight: true, withHelp: false, wasRightBefore: before.at(-1)?.isRight ?? false });
    const { value = null, secondsSpent: seconds = null } = right.get(questionId) ?? {};
    return { entryId: id, source: 'attempt' as const, attemptId, value, isRight: true, rating, seconds, at };
  });
  await insertOccurrences(tx, reviews);
  return reviews.map(({ entryId }) => entryId);
};
