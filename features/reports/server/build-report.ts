import { readSittings } from '@inkstone/assignments/server';
import { readKeys, signedPictures, signedWithTranscript, type PinnedContent } from '@inkstone/bank/server';
import { nameIn, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { questionTypeOf } from '@inkstone/exam/logic';
import type { AttemptScore, QuestionScore } from '@inkstone/exam/scoring';
import { earlierDrafts, releasedMarks } from '@inkstone/marking/server';
import {
  contentOf,
  fileFor,
  filesOfAnswers,
  listAnswers,
  listSelfMarks,
  recordingsIn,
  recordingsOf,
  type AnswerOfAttempt,
  type FileOfAnswer,
  type HeardRecording,
} from '@inkstone/taking/server';
import { isForAnalysis } from '../rules.ts';
import { listAnalyses } from './analysis.queries.ts';
import { isoOf, points } from './numbers.ts';
import { findPrevious, findScoreChange, listCorrected, readSchoolMeans, type ReportRow } from './reports.queries.ts';

/** For whom a report is built. */
export interface ReportView {
  db: Handle;
  language: Language;
  personId: number;
  secret: string;
  now: Date;
}

/** Questions of the work in order, with set and number. */
const askedOf = (content: PinnedContent) =>
  content.sections
    .flatMap(({ sets }) => sets.flatMap((set) => set.questions.map((question) => ({ set, question }))))
    .map((asked, index) => ({ ...asked, number: index + 1 }));
type Asked = ReturnType<typeof askedOf>[number];

interface Facts {
  scores: ReadonlyMap<number, QuestionScore>;
  answers: ReadonlyMap<number, AnswerOfAttempt>;
  keys: Awaited<ReturnType<typeof readKeys>>;
  means: Awaited<ReturnType<typeof readSchoolMeans>>;
  corrected: ReadonlySet<number>;
  recordings: readonly HeardRecording[];
  files: ReadonlyMap<number, readonly FileOfAnswer[]>;
  marks: Awaited<ReturnType<typeof releasedMarks>>;
  earlier: Awaited<ReturnType<typeof earlierDrafts>>;
  selfMarks: ReadonlyMap<number, number>;
}

const selfPointsOf = (earned: number | undefined): number | null => (earned === undefined ? null : points(earned));

const questionOf = (
  { set, question, number }: Asked,
  { scores, answers, keys, means, corrected, recordings, files, marks, selfMarks, earlier }: Facts,
  view: ReportView,
) => {
  const type = questionTypeOf(question.type);
  const score = scores.get(question.questionId);
  const answer = answers.get(question.questionId);
  const keyed = keys.get(question.questionRevisionId);
  const mean = means.get(question.questionId);
  const reader = { secret: view.secret, personId: view.personId, now: view.now };
  const prompt = signedPictures(question.prompt, reader);
  return {
    questId: question.questionId,
    number,
    kind: type.id,
    type: type.codes[0] ?? type.id,
    options: [...type.optionsOf(prompt)],
    options_answer_num: type.optionsToChoose(prompt),
    sectionId: score?.sectionId ?? '',
    setTitle: nameIn(view.language, set.title, set.titleZh),
    stimulus: signedWithTranscript(set.stimulus, reader),
    prompt,
    key: keyed?.key ?? null,
    value: answer?.value ?? null,
    recordings: recordingsIn(answer?.value, recordings),
    files: (files.get(question.questionId) ?? []).map((file) => fileFor(file, reader)),
    explanation: signedPictures(keyed?.explanation ?? { en: '', zh: '' }, reader),
    outcome: score?.outcome ?? ('blank' as const),
    earned: score?.earned === null || score === undefined ? null : points(score.earned),
    possible: points(score?.possible ?? question.points),
    seconds: answer?.secondsSpent ?? 0,
    schoolSeconds: mean ? Math.round(mean.seconds) : null,
    schoolRate: mean ? Math.round(mean.rate) : null,
    knowledgePoint: question.knowledge
      ? {
          id: question.knowledgeNodeId ?? 0,
          name: nameIn(view.language, question.knowledge.name, question.knowledge.nameZh),
        }
      : null,
    arrivedLate: answer?.counts === false,
    mark: marks.get(question.questionId) ?? null,
    selfMark: selfPointsOf(selfMarks.get(question.questionId)),
    keyChanged: corrected.has(question.questionRevisionId),
    earlier: earlier.get(question.questionId) ?? [],
  };
};
type ReportedQuestion = ReturnType<typeof questionOf>;

/** What the student says of the answer, where something may be said. */
const ownWordsOf = (
  { questId, sectionId, outcome }: ReportedQuestion,
  { blueprint }: ReportRow,
  analyses: Awaited<ReturnType<typeof listAnalyses>>,
) => {
  const skill = blueprint.sections.find(({ id }) => id === sectionId)?.skill ?? '';
  return { skill, analysis: analyses.get(questId) ?? null, isForAnalysis: isForAnalysis({ skill, outcome }) };
};

const sectionsOf = (row: ReportRow, result: AttemptScore, questions: readonly ReportedQuestion[], language: Language) =>
  result.sections
    .filter(({ possible, toBeMarked }) => possible > 0 || toBeMarked > 0)
    .map((section) => ({
      id: section.sectionId,
      name: row.blueprint.sections.find(({ id }) => id === section.sectionId)?.name[language] ?? section.sectionId,
      right: section.right,
      wrong: section.wrong,
      partial: section.partial,
      blank: section.blank,
      earned: points(section.earned),
      possible: points(section.possible),
      seconds: questions
        .filter(({ sectionId }) => sectionId === section.sectionId)
        .reduce((sum, { seconds }) => sum + seconds, 0),
    }));

const answerRuleOf = ({ blueprint: { scoring } }: ReportRow) =>
  scoring.total.combine === 'single' && scoring.answers.right !== 0
    ? {
        right: points(scoring.answers.right),
        wrong: points(scoring.answers.wrong),
        blank: points(scoring.answers.blank),
      }
    : null;

const scalesOf = ({ blueprint }: ReportRow, { scales }: AttemptScore, language: Language) =>
  scales.map(({ estimate, ...scale }) => ({
    ...scale,
    name: blueprint.scoring.scales.find(({ id }) => id === scale.id)?.name[language] ?? scale.id,
    isEstimate: estimate,
  }));

/** Every sitting that was handed in. */
const sittingsOf = async (row: ReportRow, { db, questions }: { db: Handle; questions: number }) => {
  const all = await readSittings(db, { recipientId: row.recipient_id, questions });
  return all.flatMap(({ startedAt: _, submittedAt, ...one }) =>
    submittedAt === null ? [] : [{ ...one, submittedAt }],
  );
};

const redoOf = (row: ReportRow) =>
  row.redo_id === null || row.redo_asked_at === null || row.redo_due_at === null
    ? null
    : {
        redoId: row.redo_id,
        askedAt: isoOf(row.redo_asked_at),
        redoDueDate: isoOf(row.redo_due_at),
        message: row.redo_message,
      };

const pointsOf = (questions: readonly ReportedQuestion[]) => {
  const groups = Map.groupBy(
    questions.filter(({ knowledgePoint }) => knowledgePoint !== null),
    ({ knowledgePoint }) => knowledgePoint?.id ?? 0,
  );
  return [...groups].map(([id, own]) => {
    const rates = own.flatMap(({ schoolRate }) => schoolRate ?? []);
    return {
      id,
      name: own[0]?.knowledgePoint?.name ?? '',
      right: own.filter(({ outcome }) => outcome === 'right').length,
      total: own.length,
      schoolRate: rates.length === 0 ? null : Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length),
    };
  });
};

/** The report of a scored attempt; null where there is no score yet. */
export const buildReport = async (row: ReportRow, view: ReportView) => {
  const { db, language } = view;
  const { result, submitted_at: submittedAt } = row;
  if (!result || submittedAt === null) return null;
  const content = await contentOf(db, { assignmentId: row.assignment_id, paperRevisionId: row.paper_revision_id });
  const scored = new Set(result.questions.map(({ questionId }) => questionId));
  const asked = askedOf(content).filter(({ question }) => scored.has(question.questionId));
  const reader = { secret: view.secret, personId: view.personId, now: view.now };
  const revisions = asked.map(({ question }) => question.questionRevisionId);
  const facts: Facts = {
    scores: new Map(result.questions.map((score) => [score.questionId, score])),
    answers: new Map((await listAnswers(db, [row.attempt_id])).map((answer) => [answer.questionId, answer])),
    keys: await readKeys(db, revisions),
    means: await readSchoolMeans(
      db,
      asked.map(({ question }) => question.questionId),
    ),
    corrected: await listCorrected(db, revisions),
    recordings: await recordingsOf(db, row.attempt_id, reader),
    files: await filesOfAnswers(db, { attemptId: row.attempt_id }),
    marks: await releasedMarks(
      db,
      { attemptId: row.attempt_id, blueprint: row.blueprint, content },
      { reader, language },
    ),
    earlier: await earlierDrafts(db, { attemptId: row.attempt_id, content }, { reader, language }),
    selfMarks: new Map((await listSelfMarks(db, [row.attempt_id])).map((one) => [one.questionId, one.earned])),
  };
  const analyses = await listAnalyses(db, row.attempt_id);
  const questions = asked.map((one) => {
    const question = questionOf(one, facts, view);
    return { ...question, ...ownWordsOf(question, row, analyses) };
  });
  const previous = await findPrevious(db, row);
  const change = await findScoreChange(db, row.attempt_id);
  const count = (outcome: string) => questions.filter((question) => question.outcome === outcome).length;
  const counted = row.scored_count ?? 0;
  return {
    attemptId: row.attempt_id,
    assignmentId: row.assignment_id,
    kind: row.kind,
    title: nameIn(language, row.title, row.title_zh),
    programme: row.programme,
    variant: row.blueprint.variant,
    variantName: row.blueprint.name[language],
    studentId: row.student_id,
    studentName: nameIn(language, row.student_name, row.student_name_zh),
    teacherName: nameIn(language, row.teacher_name, row.teacher_name_zh),
    className: row.class_name === null ? '' : nameIn(language, row.class_name, row.class_name_zh),
    startedAt: isoOf(row.started_at),
    submittedAt: isoOf(submittedAt),
    endedBy: row.ended_by ?? ('clock' as const),
    period: new Date(submittedAt) > new Date(row.deadline) ? ('timeOut' as const) : ('regular' as const),
    seconds: row.seconds_spent,
    score: row.score === null ? null : points(row.score),
    scoreMax: points(row.score_max ?? 0),
    isEstimate: result.total.estimate,
    answerRule: answerRuleOf(row),
    scoreChanged: change
      ? { was: change.was === null ? null : points(change.was), reason: change.reason, at: isoOf(change.at) }
      : null,
    attempts: await sittingsOf(row, { db, questions: askedOf(content).length }),
    redo: redoOf(row),
    previous: previous
      ? {
          title: nameIn(language, previous.title, previous.title_zh),
          score: points(previous.score),
          at: isoOf(previous.submitted_at),
        }
      : null,
    right: count('right'),
    partial: count('partial'),
    wrong: count('wrong'),
    blank: count('blank'),
    counted,
    accuracy: counted > 0 ? Math.round((100 * (row.right_count ?? 0)) / counted) : null,
    scales: scalesOf(row, result, language),
    sections: sectionsOf(row, result, questions, language),
    points: pointsOf(questions),
    questions,
    selfMarking: row.is_self_marked,
    focusLost: row.state.focusLost,
    environment: row.environment,
  };
};
