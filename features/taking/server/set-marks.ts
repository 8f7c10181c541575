import { updateMarked } from './attempt.queries.ts';
import { lockAttempt } from './attempt-rows.queries.ts';
import { scoreAgain, type Closing } from './close.ts';

/**
 * Keeps the points that a teacher has released for some questions of an ended attempt (hundredths of the questions' own)
 * and scores it anew with them; gives the total in hundredths, null while something still waits for a teacher.
 */
export const setMarks = async (
  it: Closing,
  attemptId: number,
  marks: Readonly<Record<number, number>>,
): Promise<{ score: number | null; needsMarking: boolean }> => {
  const row = await lockAttempt(it.tx, attemptId);
  if (!row?.scored_at) throw new Error(`attempt ${attemptId} is not scored yet`);
  const rows = Object.entries(marks).map(([questionId, marked]) => ({ questionId: Number(questionId), marked }));
  await updateMarked(it.tx, attemptId, rows);
  return scoreAgain(it, row);
};
