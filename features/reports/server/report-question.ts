import { keepWrongOptions, listWrongOptions } from '@inkstone/exam/evidence';
import { signPictures, signStimulusWithTranscript, type PinnedKey } from '@inkstone/bank/server';
import { localizedName, toPoints } from '@inkstone/base';
import { getQuestionType, getTypeCode, listOptionRecords } from '@inkstone/exam/logic';
import type { QuestionScore } from '@inkstone/exam/scoring';
import {
  toLateArrival,
  toFileRecord,
  toLateAnswer,
  toOvertimeText,
  findNamedRecordings,
  findPastLimit,
} from '@inkstone/taking/server';
import { getAnalysisKind } from '../rules.ts';
import { toReader, type NumberedQuestion, type QuestionData, type ReportView } from './question-data.ts';
import type { ReportRow } from './attempt-report.queries.ts';

/** Evidence and kinds of wrong options; an option that a correction made right has none. */
const toEvidence = (keyed: PinnedKey | undefined, options: readonly { optionId: string }[]) => ({
  evidence: keyed?.evidence ?? [],
  distractors: keepWrongOptions(keyed?.distractors ?? {}, listWrongOptions(options, keyed?.key)),
});

/** The question as the reader may see it after submission: with key and explanation. */
const toQuestionContent = ({ set, question }: NumberedQuestion, { keys }: QuestionData, view: ReportView) => {
  const reader = toReader(view);
  const type = getQuestionType(question.type);
  const keyed = keys.get(question.questionRevisionId);
  const prompt = signPictures(question.prompt, reader);
  return {
    kind: type.id,
    typeCode: getTypeCode(type),
    options: listOptionRecords(type, prompt),
    fullAnswerCount: type.optionsToChoose(prompt),
    setTitle: localizedName(view.language, set.title, set.titleZh),
    stimulus: signStimulusWithTranscript(set.stimulus, reader),
    clip: question.clip,
    prompt,
    key: keyed?.key ?? null,
    explanation: signPictures(keyed?.explanation ?? { en: '', zh: '' }, reader),
    ...toEvidence(keyed, listOptionRecords(type, prompt)),
  };
};

/** The answer with its recordings and files. */
const toAnswer = ({ question }: NumberedQuestion, row: ReportRow, facts: QuestionData, view: ReportView) => {
  const { questionId } = question;
  const answer = facts.answers.get(questionId);
  const late = toLateAnswer(facts.late.get(questionId), question);
  const pastLimit = findPastLimit(row, question, answer);
  return {
    value: answer?.value ?? null,
    recordings: findNamedRecordings(answer?.value, facts.recordings),
    files: (facts.files.get(questionId) ?? []).map((file) => toFileRecord(file, toReader(view))),
    answeredAt: answer?.answeredAt.toISOString() ?? null,
    seconds: answer?.secondsSpent ?? 0,
    ...(row.origin === 'paper' && { isFromPaper: true }),
    arrivedLate: answer?.isCounted === false || (late !== null && late.state !== 'counted'),
    arrival: toLateArrival(answer),
    ...(pastLimit && { pastLimit }),
    late,
    overtime: toOvertimeText(facts.overtime.get(questionId), answer?.value),
  };
};

/** Where the key comes from; who corrected it is for those who read the work of others. */
const toKeyOrigin = (
  { question: { questionRevisionId } }: NumberedQuestion,
  facts: QuestionData,
  { isOwn, language }: { isOwn: boolean; language: ReportView['language'] },
) => {
  const origin = facts.origins.get(questionRevisionId);
  if (!origin) return null;
  const { number, savedAt, appliedAt, correctorName, correctorNameZh } = origin;
  const corrector = correctorName === null ? null : localizedName(language, correctorName, correctorNameZh);
  return {
    revision: number,
    savedAt: savedAt.toISOString(),
    correctedAt: appliedAt?.toISOString() ?? null,
    correctedBy: isOwn ? null : corrector,
  };
};

const isUncounted = (score: QuestionScore | undefined): boolean =>
  score !== undefined && score.unscored && score.outcome !== 'notChosen';

/** Points of the answer by machine, teacher and student. */
const toEarnedPoints = (
  { question: { questionId, questionRevisionId, points: questionPoints } }: NumberedQuestion,
  facts: QuestionData,
) => {
  const score = facts.scores.get(questionId);
  const selfMark = facts.selfMarks.get(questionId);
  return {
    sectionId: score?.sectionId ?? '',
    outcome: score?.outcome ?? ('blank' as const),
    isTrial: isUncounted(score) && score?.by === 'machine',
    isUnscored: isUncounted(score) && score?.by === 'teacher',
    earned: score?.earned === null || score === undefined ? null : toPoints(score.earned),
    possible: toPoints(score?.possible ?? questionPoints),
    mark: facts.marks.get(questionId) ?? null,
    selfMark: selfMark === undefined ? null : toPoints(selfMark),
    keyChanged: (facts.origins.get(questionRevisionId)?.appliedAt ?? null) !== null,
    earlier: facts.earlier.get(questionId) ?? [],
  };
};

/** The question's knowledge point, and the school's figures for it. */
const toSchoolFigures = ({ question }: NumberedQuestion, { means }: QuestionData, { language }: ReportView) => {
  const { questionId, knowledge, knowledgeNodeId } = question;
  const mean = means.get(questionId);
  return {
    schoolSeconds: typeof mean?.seconds === 'number' ? Math.round(mean.seconds) : null,
    schoolRate: mean ? Math.round(mean.rate) : null,
    knowledgePoint: knowledge
      ? { id: knowledgeNodeId ?? 0, name: localizedName(language, knowledge.name, knowledge.nameZh) }
      : null,
  };
};

/** One question of a report: question, answer, points, and the student's analysis. */
export const toReportQuestion = (numbered: NumberedQuestion, row: ReportRow, facts: QuestionData, view: ReportView) => {
  const { number, question } = numbered;
  const earned = toEarnedPoints(numbered, facts);
  const { sectionId, outcome } = earned;
  const section = row.blueprint.sections.find(({ id }) => id === sectionId);
  const skill = section?.skill ?? '';
  const by = facts.scores.get(question.questionId)?.by ?? 'machine';
  return {
    questionId: question.questionId,
    number,
    ...toQuestionContent(numbered, facts, view),
    ...toAnswer(numbered, row, facts, view),
    ...earned,
    keyOrigin: toKeyOrigin(numbered, facts, { isOwn: row.studentId === view.personId, language: view.language }),
    ...toSchoolFigures(numbered, facts, view),
    skill,
    analysis: facts.analyses.get(question.questionId) ?? null,
    forAnalysis: getAnalysisKind({ skill, outcome, by, isRequested: section?.ownAnalysis ?? false }),
  };
};
export type ReportedQuestion = ReturnType<typeof toReportQuestion>;
