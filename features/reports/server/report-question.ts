import { signedPictures, signedWithTranscript } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import { getQuestionType } from '@inkstone/exam/logic';
import type { QuestionScore } from '@inkstone/exam/scoring';
import { arrivalFor, fileFor, lateAnswerFor, recordingsIn } from '@inkstone/taking/server';
import { analysisKindOf } from '../rules.ts';
import { points } from './numbers.ts';
import { readerOf, type Asked, type Facts, type ReportView } from './report-facts.ts';
import type { ReportRow } from './reports.queries.ts';

/** What is asked, as the reader may see it after the end: with the key and the explanation. */
const askedOf = ({ set, question }: Asked, { keys }: Facts, view: ReportView) => {
  const reader = readerOf(view);
  const type = getQuestionType(question.type);
  const keyed = keys.get(question.questionRevisionId);
  const prompt = signedPictures(question.prompt, reader);
  return {
    kind: type.id,
    type: type.codes[0] ?? type.id,
    options: [...type.listOptions(prompt)],
    options_answer_num: type.optionsToChoose(prompt),
    setTitle: localizedName(view.language, set.title, set.titleZh),
    stimulus: signedWithTranscript(set.stimulus, reader),
    clip: question.clip,
    prompt,
    key: keyed?.key ?? null,
    explanation: signedPictures(keyed?.explanation ?? { en: '', zh: '' }, reader),
  };
};

/** What was answered, with the sounds and files that belong to it. */
const answeredOf = ({ question }: Asked, facts: Facts, view: ReportView) => {
  const { questionId } = question;
  const answer = facts.answers.get(questionId);
  const late = lateAnswerFor(facts.late.get(questionId), question);
  return {
    value: answer?.value ?? null,
    recordings: recordingsIn(answer?.value, facts.recordings),
    files: (facts.files.get(questionId) ?? []).map((file) => fileFor(file, readerOf(view))),
    seconds: answer?.secondsSpent ?? 0,
    arrivedLate: answer?.counts === false || (late !== null && late.state !== 'counted'),
    arrival: arrivalFor(answer),
    late,
  };
};

const isUncounted = (score: QuestionScore | undefined): boolean =>
  score !== undefined && score.unscored && score.outcome !== 'notChosen';

/** What the answer came to, by machine, teacher and student. */
const earnedOf = ({ question: { questionId, questionRevisionId, points: whole } }: Asked, facts: Facts) => {
  const score = facts.scores.get(questionId);
  const selfMark = facts.selfMarks.get(questionId);
  return {
    sectionId: score?.sectionId ?? '',
    outcome: score?.outcome ?? ('blank' as const),
    isTrial: isUncounted(score) && score?.by === 'machine',
    isUnscored: isUncounted(score) && score?.by === 'teacher',
    earned: score?.earned === null || score === undefined ? null : points(score.earned),
    possible: points(score?.possible ?? whole),
    mark: facts.marks.get(questionId) ?? null,
    selfMark: selfMark === undefined ? null : points(selfMark),
    keyChanged: facts.corrected.has(questionRevisionId),
    earlier: facts.earlier.get(questionId) ?? [],
  };
};

/** What the question is about, and how the school does with it. */
const placedOf = ({ question }: Asked, { means }: Facts, { language }: ReportView) => {
  const { questionId, knowledge, knowledgeNodeId } = question;
  const mean = means.get(questionId);
  return {
    schoolSeconds: mean ? Math.round(mean.seconds) : null,
    schoolRate: mean ? Math.round(mean.rate) : null,
    knowledgePoint: knowledge
      ? { id: knowledgeNodeId ?? 0, name: localizedName(language, knowledge.name, knowledge.nameZh) }
      : null,
  };
};

/** One question of a report: asked, answered, marked, and what the student says of it. */
export const questionOf = (asked: Asked, row: ReportRow, facts: Facts, view: ReportView) => {
  const { number, question } = asked;
  const earned = earnedOf(asked, facts);
  const { sectionId, outcome } = earned;
  const section = row.blueprint.sections.find(({ id }) => id === sectionId);
  const skill = section?.skill ?? '';
  const by = facts.scores.get(question.questionId)?.by ?? 'machine';
  return {
    questId: question.questionId,
    number,
    ...askedOf(asked, facts, view),
    ...answeredOf(asked, facts, view),
    ...earned,
    ...placedOf(asked, facts, view),
    skill,
    analysis: facts.analyses.get(question.questionId) ?? null,
    forAnalysis: analysisKindOf({ skill, outcome, by, isAsked: section?.ownAnalysis ?? false }),
  };
};
export type ReportedQuestion = ReturnType<typeof questionOf>;
