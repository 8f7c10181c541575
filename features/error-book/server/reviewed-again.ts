import type { Tx } from '@inkstone/db';
import type { MarkedAnswer } from '@inkstone/taking/events';
import { gradeOf, reviewed } from '../rules.ts';
import { insertOccurrences, lockEntriesOf, updateEntry } from './feeding.queries.ts';

/** Right answers of a redo to questions that stand in the book: each is a review, scheduled as one tried by oneself. */
export const reviewedAgain = async (
  tx: Tx,
  it: { attemptId: number; studentId: number; at: Date; right: readonly MarkedAnswer[] },
): Promise<void> => {
  const { attemptId, studentId, at } = it;
  const answers = new Map(it.right.map((answer) => [answer.questionId, answer]));
  const entries = await lockEntriesOf(tx, { studentId, questionIds: [...answers.keys()] });
  for (const { id, question_id: questionId, card, was_right: wasRightBefore } of entries) {
    const next = reviewed(card, gradeOf({ isRight: true, withHelp: false, wasRightBefore }), at);
    const leftAt = next.isKnown ? at : null;
    await updateEntry(tx, { id }, { card: next.card, leftAt, isError: false, at });
    const { value = null, secondsSpent: seconds = null } = answers.get(questionId) ?? {};
    await insertOccurrences(tx, [{ entryId: id, source: 'attempt', attemptId, value, isRight: true, seconds, at }]);
  }
};
