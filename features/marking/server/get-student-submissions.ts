import {
  readKeys,
  signPictures,
  signStimulusWithTranscript,
  type PinnedContent,
  type Reader,
} from '@inkstone/bank/server';
import { countWords, localizedName } from '@inkstone/base';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import {
  toLateArrival,
  readContent,
  toFileRecord,
  readAnswerFiles,
  toLateAnswer,
  listAnswers,
  listLateAnswers,
  listOvertimeAnswers,
  toOvertimeText,
  findNamedRecordings,
  findPastLimit,
  listPlayableRecordings,
} from '@inkstone/taking/server';
import { getStudentSubmissions as contract, type RubricShape } from '../contract.ts';
import { getWrittenText } from '../rules.ts';
import { listEarlierDrafts } from './earlier-drafts.ts';
import { readMarkViews } from './mark-view.ts';
import { listMarkChanges, listMarks } from './marks.queries.ts';
import { findMarkableAttempt, type MarkableAttemptRow } from './marking-access.queries.ts';
import { listSubmissionsByAttempt, type SubmissionRow, listAnalyses } from './submissions.queries.ts';
import { toSubmission, buildPlacements, type QuestionPlacement } from './placements.ts';

type DetailContext = HandlerContext<typeof contract>;

/** Data of the attempt that all its submissions share, read once. */
const readAttemptData = async (
  { tx, language }: DetailContext,
  row: MarkableAttemptRow,
  options: { asked: readonly QuestionPlacement[]; content: PinnedContent; reader: Reader },
) => {
  const key = { attemptId: row.attemptId };
  const answers = new Map((await listAnswers(tx, [row.attemptId])).map((answer) => [answer.questionId, answer]));
  const overtime = new Map((await listOvertimeAnswers(tx, [row.attemptId])).map((text) => [text.questionId, text]));
  const late = new Map((await listLateAnswers(tx, [row.attemptId])).map((answer) => [answer.questionId, answer]));
  const revisions = options.asked.map(({ question }) => question.questionRevisionId);
  return {
    answers,
    late,
    overtime,
    keys: await readKeys(tx, revisions, { assignmentId: row.assignmentId }),
    recordings: await listPlayableRecordings(tx, row.attemptId, options.reader),
    files: await readAnswerFiles(tx, {
      attemptId: row.attemptId,
      questionIds: options.asked.map(({ question }) => question.questionId),
    }),
    marks: await readMarkViews(tx, await listMarks(tx, key), { reader: options.reader, language }),
    changes: await listMarkChanges(tx, row.attemptId),
    analysed: await listAnalyses(tx, row.attemptId),
    earlier: await listEarlierDrafts(
      tx,
      { attemptId: row.attemptId, content: options.content },
      { reader: options.reader, language },
    ),
    reader: options.reader,
  };
};

const toSubmissionDetail = (
  row: SubmissionRow & MarkableAttemptRow,
  place: QuestionPlacement,
  facts: Awaited<ReturnType<typeof readAttemptData>>,
  { me, language }: DetailContext,
) => {
  const { reader } = facts;
  const keyed = facts.keys.get(place.question.questionRevisionId);
  const answered = facts.answers.get(row.questionId);
  const value = answered?.value ?? null;
  const text = getWrittenText(value);
  const pastLimit = findPastLimit(row, place.question, answered);
  return {
    ...toSubmission(row, place, { language, personId: me.id }),
    prompt: signPictures(place.question.prompt, reader),
    stimulus: signStimulusWithTranscript(place.set.stimulus, reader),
    value,
    arrival: toLateArrival(answered),
    ...(pastLimit && { pastLimit }),
    overtime: toOvertimeText(facts.overtime.get(row.questionId), value),
    lateAnswer: toLateAnswer(facts.late.get(row.questionId), place.question),
    recordings: findNamedRecordings(value, facts.recordings),
    files: (facts.files.get(row.questionId) ?? []).map((file) => toFileRecord(file, reader)),
    words: text === null ? null : countWords(text),
    key: keyed?.key ?? null,
    explanation: signPictures(keyed?.explanation ?? { en: '', zh: '' }, reader),
    possible: place.possible,
    // Programmes are read-only values; response lists are mutable.
    rubric: place.rubric as RubricShape | null,
    mark: facts.marks.get(row.questionId) ?? null,
    history: (facts.changes.get(row.questionId) ?? []).map(({ name, nameZh, at, oldValue, newValue }) => ({
      by: localizedName(language, name, nameZh),
      at: at.toISOString(),
      oldPoints: oldValue,
      newPoints: newValue,
    })),
    handScore: row.scoreOverride === null ? null : row.scoreOverride / 100,
    handScorePredatesReopening: row.scoreOverridePredatesReopening,
    asksAnalysis: place.asksAnalysis,
    analysis: (place.asksAnalysis && facts.analysed.get(row.questionId)) || null,
    earlier: facts.earlier.get(row.questionId) ?? [],
  };
};

/** One student's submissions with everything that marking needs. */
export const getStudentSubmissions = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, secret, language, notFound } = ctx;
  const row = await findMarkableAttempt(tx, { attemptId: input.attemptId, personId: me.id });
  if (!row) return notFound();
  const all = await listSubmissionsByAttempt(tx, { attemptId: input.attemptId, now });
  const requested = all.filter(({ questionId: id }) => input.questionId === undefined || id === input.questionId);
  if (input.questionId !== undefined && requested.length === 0) return notFound();
  const content = await readContent(tx, { assignmentId: row.assignmentId, paperRevisionId: row.paperRevisionId });
  const places = buildPlacements(row.blueprint, content, language);
  const placed = requested.flatMap((submission) => {
    const place = places.get(submission.questionId);
    return place ? [{ submission, place }] : [];
  });
  const reader = { secret, personId: me.id, now };
  const facts = await readAttemptData(ctx, row, { asked: placed.map(({ place }) => place), content, reader });
  return {
    assignmentId: row.assignmentId,
    title: localizedName(language, row.title, row.titleZh),
    submissions: placed
      .toSorted((a, b) => a.place.number - b.place.number)
      .map(({ submission, place }) => toSubmissionDetail({ ...row, ...submission }, place, facts, ctx)),
  };
});
