import { updateReleasedPoints } from '../attempt.queries.ts';
import { lockAttempt } from '../attempt-rows.queries.ts';
import { rescoreAttempt, type CloseContext } from './close-attempt.ts';

/**
 * Stores the points that a teacher released for some questions of a closed attempt (in hundredths of the questions'
 * points) and rescores it. Returns the total in hundredths, null while an answer still waits for a teacher.
 */
export const setMarks = async (
  ctx: CloseContext,
  attemptId: number,
  marks: Readonly<Record<number, number>>,
): Promise<{ score: number | null; needsMarking: boolean }> => {
  const row = await lockAttempt(ctx.tx, attemptId);
  if (!row?.scoredAt) throw new Error(`attempt ${attemptId} is not scored yet`);
  const rows = Object.entries(marks).map(([questionId, teacherPoints]) => ({
    questionId: Number(questionId),
    teacherPoints,
  }));
  await updateReleasedPoints(ctx.tx, attemptId, rows);
  return rescoreAttempt(ctx, row);
};
