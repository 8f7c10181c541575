import { readKeys, signedPictures, signedWithTranscript, type PinnedContent, type Reader } from '@inkstone/bank/server';
import { countWords, localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import {
  arrivalFor,
  contentOf,
  fileFor,
  filesOfAnswers,
  lateAnswerFor,
  listAnswers,
  listLateAnswers,
  recordingsIn,
  recordingsOf,
} from '@inkstone/taking/server';
import { getTestCorrectDetail, type RubricShape } from '../contract.ts';
import { textIn } from '../rules.ts';
import { earlierDrafts } from './earlier.ts';
import { marksFor } from './mark-view.ts';
import { listAnalysed } from './analysed.queries.ts';
import { listMarkChanges, listMarks } from './marks.queries.ts';
import { findMarkable, type MarkableRow } from './may-mark.queries.ts';
import { listPiecesOfAttempt, type PieceRow } from './pieces.queries.ts';
import { pieceOf, placesOf, type Place } from './places.ts';

type Asked = HandlerContext<typeof getTestCorrectDetail>;

/** The facts beside the pieces, read once for all of them. */
const factsOf = async (
  { tx, language }: Asked,
  row: MarkableRow,
  it: { asked: readonly Place[]; content: PinnedContent; reader: Reader },
) => {
  const key = { attemptId: row.attempt_id };
  const answers = new Map((await listAnswers(tx, [row.attempt_id])).map((one) => [one.questionId, one]));
  const late = new Map((await listLateAnswers(tx, [row.attempt_id])).map((one) => [one.questionId, one]));
  const revisions = it.asked.map(({ question }) => question.questionRevisionId);
  return {
    answers,
    late,
    keys: await readKeys(tx, revisions, { assignmentId: row.assignment_id }),
    recordings: await recordingsOf(tx, row.attempt_id, it.reader),
    files: await filesOfAnswers(tx, {
      attemptId: row.attempt_id,
      questionIds: it.asked.map(({ question }) => question.questionId),
    }),
    marks: await marksFor(tx, await listMarks(tx, key), { reader: it.reader, language }),
    changes: await listMarkChanges(tx, row.attempt_id),
    analysed: await listAnalysed(tx, row.attempt_id),
    earlier: await earlierDrafts(
      tx,
      { attemptId: row.attempt_id, content: it.content },
      { reader: it.reader, language },
    ),
    reader: it.reader,
  };
};

const detailOf = (
  row: PieceRow & Pick<MarkableRow, 'hand_score'>,
  place: Place,
  facts: Awaited<ReturnType<typeof factsOf>>,
  { me, language }: Asked,
) => {
  const { reader } = facts;
  const keyed = facts.keys.get(place.question.questionRevisionId);
  const answered = facts.answers.get(row.question_id);
  const value = answered?.value ?? null;
  const text = textIn(value);
  return {
    ...pieceOf(row, place, { language, personId: me.id }),
    prompt: signedPictures(place.question.prompt, reader),
    stimulus: signedWithTranscript(place.set.stimulus, reader),
    value,
    arrival: arrivalFor(answered),
    lateAnswer: lateAnswerFor(facts.late.get(row.question_id), place.question),
    recordings: recordingsIn(value, facts.recordings),
    files: (facts.files.get(row.question_id) ?? []).map((file) => fileFor(file, reader)),
    words: text === null ? null : countWords(text),
    key: keyed?.key ?? null,
    explanation: signedPictures(keyed?.explanation ?? { en: '', zh: '' }, reader),
    possible: place.possible,
    // Programmes are frozen values, the wire's lists are not.
    rubric: place.rubric as RubricShape | null,
    mark: facts.marks.get(row.question_id) ?? null,
    history: (facts.changes.get(row.question_id) ?? []).map(({ name, name_zh: nameZh, at, was, becomes }) => ({
      by: localizedName(language, name, nameZh),
      at: new Date(at).toISOString(),
      was,
      becomes,
    })),
    handScore: row.hand_score === null ? null : row.hand_score / 100,
    asksAnalysis: place.asksAnalysis,
    analysis: (place.asksAnalysis && facts.analysed.get(row.question_id)) || null,
    earlier: facts.earlier.get(row.question_id) ?? [],
  };
};

/** One student's pieces with everything that marking them needs. */
export const readPieces = handleCall(getTestCorrectDetail, async (it) => {
  const { input, me, tx, now, secret, language, notFound } = it;
  const row = await findMarkable(tx, { attemptId: input.attemptId, personId: me.id });
  if (!row) return notFound();
  const all = await listPiecesOfAttempt(tx, { attemptId: input.attemptId, now });
  const asked = all.filter(({ question_id: id }) => input.questId === undefined || id === input.questId);
  if (input.questId !== undefined && asked.length === 0) return notFound();
  const content = await contentOf(tx, { assignmentId: row.assignment_id, paperRevisionId: row.paper_revision_id });
  const places = placesOf(row.blueprint, content, language);
  const found = asked.flatMap((piece) => {
    const place = places.get(piece.question_id);
    return place ? [{ piece, place }] : [];
  });
  const reader = { secret, personId: me.id, now };
  const facts = await factsOf(it, row, { asked: found.map(({ place }) => place), content, reader });
  return {
    assignmentId: row.assignment_id,
    title: localizedName(language, row.title, row.title_zh),
    pieces: found
      .toSorted((one, other) => one.place.number - other.place.number)
      .map(({ piece, place }) => detailOf({ ...piece, hand_score: row.hand_score }, place, facts, it)),
  };
});
