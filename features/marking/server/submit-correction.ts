import { handleCall } from '@inkstone/call/server';
import { contentOf, listAnswers, lockAttempt } from '@inkstone/taking/server';
import { submitCorrection as contract } from '../contract.ts';
import { lockMarks, updateReleased } from './marks.queries.ts';
import { findAttemptScore, findMarkable } from './may-mark.queries.ts';
import { listPiecesOfAttempt } from './pieces.queries.ts';
import { placesOf } from './places.ts';
import { release } from './release.ts';

/** Releases complete marks of an attempt; what was released before stays as it is. */
export const submitCorrection = handleCall(contract, async (it) => {
  const { input, me, tx, now, language, refuse, notFound } = it;
  const row = await findMarkable(tx, { attemptId: input.attemptId, personId: me.id });
  if (!row) return notFound();
  await lockAttempt(tx, input.attemptId);
  const all = (await listPiecesOfAttempt(tx, { attemptId: input.attemptId, now })).map((one) => one.question_id);
  if (input.questIds?.some((id) => !all.includes(id))) return notFound();
  const wanted = input.questIds ?? all;
  if (wanted.length === 0) return refuse('mark.nothing');
  const content = await contentOf(tx, { assignmentId: row.assignment_id, paperRevisionId: row.paper_revision_id });
  const places = placesOf(row.blueprint, content, language);
  const marks = new Map((await lockMarks(tx, input.attemptId)).map((mark) => [mark.questionId, mark]));
  const open = wanted.filter((id) => (marks.get(id)?.points ?? null) === null);
  const numbers = open.map((id) => places.get(id)?.number ?? 0).toSorted((one, other) => one - other);
  if (open.length > 0) return refuse('mark.incomplete', { questions: numbers.join(', ') });

  const values = new Map((await listAnswers(tx, [input.attemptId])).map((one) => [one.questionId, one.value]));
  const drafts = [...new Set(wanted)].flatMap((id) => {
    const [mark, place] = [marks.get(id), places.get(id)];
    return mark && place && mark.releasedAt === null ? [{ row, place, mark, value: values.get(id) ?? null }] : [];
  });
  if (drafts.length === 0) {
    const { score, needsMarking } = await findAttemptScore(tx, input.attemptId);
    return { released: [], isComplete: !needsMarking, score: score === null ? null : score / 100 };
  }
  await updateReleased(
    tx,
    drafts.map(({ mark }) => mark.id),
    now,
  );
  const { score, isComplete } = await release(it, row, drafts, { isChange: false });
  const released = drafts.map(({ place }) => place.question.questionId);
  return { released, isComplete, score: score === null ? null : score / 100 };
});
