import { handleCall } from '@inkstone/call/server';
import { readContent } from '@inkstone/taking/server';
import { releaseMarks as contract } from '../contract.ts';
import { readMarkedValues } from './marked-values.ts';
import { lockMarks, updateMarksReleased, type MarkRow } from './marks.queries.ts';
import { lockMarkableAttempt } from './markable-submissions.ts';
import { findAttemptScore } from './marking-access.queries.ts';
import { listSubmissionsByAttempt } from './submissions.queries.ts';
import { buildPlacements } from './placements.ts';
import { release } from './release.ts';

/** Releases the complete marks of an attempt; already released ones stay unchanged. */
export const releaseMarks = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, language, refuse, notFound } = ctx;
  const row = await lockMarkableAttempt(tx, { attemptId: input.attemptId, personId: me.id });
  if (!row) return notFound();
  const all = (await listSubmissionsByAttempt(tx, { attemptId: input.attemptId, now })).map(
    (submission) => submission.questionId,
  );
  if (input.questionIds?.some((id) => !all.includes(id))) return notFound();
  const questionIds = input.questionIds ?? all;
  if (questionIds.length === 0) return refuse('mark.nothing');
  const content = await readContent(tx, { assignmentId: row.assignmentId, paperRevisionId: row.paperRevisionId });
  const places = buildPlacements(row.blueprint, content, language);
  const marks = new Map((await lockMarks(tx, input.attemptId)).map((mark) => [mark.questionId, mark]));
  const open = questionIds.filter((id) => (marks.get(id)?.points ?? null) === null);
  const numbers = open.map((id) => places.get(id)?.number ?? 0).toSorted((a, b) => a - b);
  if (open.length > 0) return refuse('mark.incomplete', { questions: numbers.join(', ') });

  const findMarkedValue = await readMarkedValues(tx, input.attemptId);
  // The attempt may have been opened again since the mark was saved: what is written in time then takes the longer text's place.
  const isGone = (id: number, mark: MarkRow | undefined) =>
    mark?.releasedAt === null && mark.scoresOvertime && findMarkedValue(id, mark) === findMarkedValue(id, undefined);
  const goneNumbers = questionIds.filter((id) => isGone(id, marks.get(id))).map((id) => places.get(id)?.number ?? 0);
  if (goneNumbers.length > 0)
    return refuse('mark.overtimeGone', { questions: goneNumbers.toSorted((a, b) => a - b).join(', ') });
  const drafts = [...new Set(questionIds)].flatMap((id) => {
    const [mark, place] = [marks.get(id), places.get(id)];
    return mark && place && mark.releasedAt === null ? [{ row, place, mark, value: findMarkedValue(id, mark) }] : [];
  });
  if (drafts.length === 0) {
    const { score, needsMarking } = await findAttemptScore(tx, input.attemptId);
    return { released: [], isComplete: !needsMarking, score: score === null ? null : score / 100 };
  }
  await updateMarksReleased(
    tx,
    drafts.map(({ mark }) => mark.id),
    now,
  );
  const { score, isComplete } = await release(ctx, row, drafts, { isChange: false, byId: me.id });
  const released = drafts.map(({ place }) => place.question.questionId);
  return { released, isComplete, score: score === null ? null : score / 100 };
});
