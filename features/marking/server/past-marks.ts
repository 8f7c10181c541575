import type { EventContext } from '@inkstone/call/server';
import { readContent, readAnswerFiles } from '@inkstone/taking/server';
import type { MarkDraft } from '../contract.ts';
import { computeMarkPoints, areScoresValid } from '../rules.ts';
import { readMarkedValues } from './marked-values.ts';
import { insertMark, listMarks, updateMarksReleased } from './marks.queries.ts';
import { findMarkableAttempt } from './marking-access.queries.ts';
import { areNotesValid } from './validate-notes.ts';
import { buildPlacements } from './placements.ts';
import { release } from './release.ts';

/**
 * Inserts past marks of the sample school with the same rules, scoring and events as the desk. Throws where the desk
 * would refuse.
 */
export const insertPastMarks = async (
  { tx, services, emit }: EventContext,
  input: {
    attemptId: number;
    markerId: number;
    marks: readonly { questionId: number; mark: MarkDraft }[];
    isReleased: boolean;
  },
): Promise<void> => {
  const { attemptId, markerId } = input;
  const { now, school } = services;
  const row = await findMarkableAttempt(tx, { attemptId, personId: markerId });
  if (!row) throw new Error(`attempt ${attemptId} is not ${markerId}'s to mark`);
  const content = await readContent(tx, { assignmentId: row.assignmentId, paperRevisionId: row.paperRevisionId });
  const places = buildPlacements(row.blueprint, content, 'en');
  const findMarkedValue = await readMarkedValues(tx, attemptId);
  const files = await readAnswerFiles(tx, { attemptId, questionIds: input.marks.map(({ questionId }) => questionId) });
  for (const { questionId, mark } of input.marks) {
    const place = places.get(questionId);
    const value = findMarkedValue(questionId, mark);
    const fits =
      place &&
      areScoresValid(place.rubric, place.possible, mark) &&
      areNotesValid(mark.notes, { value, files: files.get(questionId) ?? [] });
    if (!place || !fits) throw new Error(`the mark of question ${questionId} does not fit`);
    const points = computeMarkPoints(place.rubric, mark);
    const markRow = { ...mark, points, attemptId, questionId, markerId, version: 1, savedAt: now };
    await insertMark(tx, markRow);
  }
  if (!input.isReleased) return;
  const savedMarks = await listMarks(tx, { attemptId });
  await updateMarksReleased(
    tx,
    savedMarks.map(({ id }) => id),
    now,
  );
  const submissions = savedMarks.flatMap((mark) => {
    const place = places.get(mark.questionId);
    return place ? [{ row, place, mark, value: findMarkedValue(mark.questionId, mark) }] : [];
  });
  await release({ tx, emit, now, school }, row, submissions, { isChange: false, byId: markerId });
};
