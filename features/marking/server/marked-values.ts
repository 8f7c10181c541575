import type { Handle } from '@inkstone/db';
import { listAnswers, listOvertimeAnswers } from '@inkstone/taking/server';

/** The answer to a question of an attempt that a mark is about. */
export type FindMarkedValue = (
  questionId: number,
  mark: { scoresOvertime?: boolean | undefined } | undefined,
) => unknown;

/**
 * Reads the answers of an attempt for its marks: what was written in time, or the text as it was written on over time
 * where the marker has chosen that one.
 */
export const readMarkedValues = async (db: Handle, attemptId: number): Promise<FindMarkedValue> => {
  const inTime = new Map((await listAnswers(db, [attemptId])).map(({ questionId, value }) => [questionId, value]));
  const overtime = new Map(
    (await listOvertimeAnswers(db, [attemptId])).map(({ questionId, value }) => [questionId, value]),
  );
  return (questionId, mark) =>
    (mark?.scoresOvertime ? overtime.get(questionId) : undefined) ?? inTime.get(questionId) ?? null;
};
