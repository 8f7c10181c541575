import type { EventContext } from '@inkstone/call/server';
import { contentOf, filesOfAnswers, listAnswers } from '@inkstone/taking/server';
import type { MarkDraft } from '../contract.ts';
import { pointsOfMark, scoresFit } from '../rules.ts';
import { insertMark, listMarks, updateReleased } from './marks.queries.ts';
import { findMarkable } from './may-mark.queries.ts';
import { notesFit } from './notes-fit.ts';
import { placesOf } from './places.ts';
import { release } from './release.ts';

/**
 * Puts marks in as they were made, by the same rules, scoring and news as at the desk: what the sample school's past is
 * made with. Throws where the desk would refuse.
 */
export const keepPastMarks = async (
  { tx, services, emit }: EventContext,
  it: {
    attemptId: number;
    markerId: number;
    marks: readonly { questionId: number; mark: MarkDraft }[];
    isReleased: boolean;
  },
): Promise<void> => {
  const { attemptId, markerId } = it;
  const { now, school } = services;
  const row = await findMarkable(tx, { attemptId, personId: markerId });
  if (!row) throw new Error(`attempt ${attemptId} is not ${markerId}'s to mark`);
  const content = await contentOf(tx, { assignmentId: row.assignment_id, paperRevisionId: row.paper_revision_id });
  const places = placesOf(row.blueprint, content, 'en');
  const values = new Map((await listAnswers(tx, [attemptId])).map((one) => [one.questionId, one.value]));
  const files = await filesOfAnswers(tx, { attemptId, questionIds: it.marks.map(({ questionId }) => questionId) });
  for (const { questionId, mark } of it.marks) {
    const place = places.get(questionId);
    const value = values.get(questionId) ?? null;
    const fits =
      place &&
      scoresFit(place.rubric, place.possible, mark) &&
      notesFit(mark.notes, { value, files: files.get(questionId) ?? [] });
    if (!place || !fits) throw new Error(`the mark of question ${questionId} does not fit`);
    const points = pointsOfMark(place.rubric, mark);
    const said = { ...mark, points, attemptId, questionId, markerId, version: 1, savedAt: now };
    await insertMark(tx, said);
  }
  if (!it.isReleased) return;
  const kept = await listMarks(tx, { attemptId });
  await updateReleased(
    tx,
    kept.map(({ id }) => id),
    now,
  );
  const pieces = kept.flatMap((mark) => {
    const place = places.get(mark.questionId);
    return place ? [{ row, place, mark, value: values.get(mark.questionId) ?? null }] : [];
  });
  await release({ tx, emit, now, school }, row, pieces, { isChange: false });
};
