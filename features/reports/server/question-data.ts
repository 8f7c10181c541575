import { readKeys, withCurrentPoints, type PinnedContent } from '@inkstone/bank/server';
import type { Language } from '@inkstone/base';
import { isRouted, type Blueprint } from '@inkstone/exam/blueprint';
import type { Handle } from '@inkstone/db';
import type { AttemptScore, QuestionScore } from '@inkstone/exam/scoring';
import { listEarlierDrafts, readReleasedMarks } from '@inkstone/marking/server';
import {
  readContent,
  readAnswerFiles,
  listAnswers,
  listLateAnswers,
  listOvertimeAnswers,
  type OvertimeRow,
  listSelfMarks,
  listPlayableRecordings,
  type AnswerRow,
  type AnswerFile,
  type PlayableRecording,
  type LateAnswerRow,
} from '@inkstone/taking/server';
import { listAnalyses } from './analysis.queries.ts';
import type { ReportRow } from './attempt-report.queries.ts';
import { readSchoolMeans } from './comparison.queries.ts';
import { listKeyOrigins, type KeyOrigin } from './corrections.queries.ts';

/** The reader of a report, and what building it needs. */
export interface ReportView {
  db: Handle;
  language: Language;
  personId: number;
  secret: string;
  now: Date;
}

/** Questions of modules that were not taken; they are hidden from this student. */
const listUntakenQuestions = ({ sections }: Blueprint, scored: ReadonlyMap<number, unknown>): ReadonlySet<number> => {
  const parts = sections.flatMap((section) => (isRouted(section) ? section.parts : []));
  const ids = parts.map(({ sets }) => sets.flatMap(({ questions }) => questions.map(({ id }) => id)));
  return new Set(ids.filter((own) => !own.some((id) => scored.has(id))).flat());
};

/** Questions of the assignment in order, with set and number. */
const numberQuestions = (content: PinnedContent, untaken: ReadonlySet<number>) =>
  content.sections
    .flatMap(({ sets }) => sets.flatMap((set) => set.questions.map((question) => ({ set, question }))))
    .filter(({ question }) => !untaken.has(question.questionId))
    .map((entry, index) => ({ ...entry, number: index + 1 }));
/** A question of the assignment with its set and number. */
export type NumberedQuestion = ReturnType<typeof numberQuestions>[number];

/** Data of an attempt's questions, by question or by revision. */
export interface QuestionData {
  scores: ReadonlyMap<number, QuestionScore>;
  answers: ReadonlyMap<number, AnswerRow>;
  /** Answers that came too late. */
  late: ReadonlyMap<number, LateAnswerRow>;
  /** Texts that were written on over time. */
  overtime: ReadonlyMap<number, OvertimeRow>;
  keys: Awaited<ReturnType<typeof readKeys>>;
  means: Awaited<ReturnType<typeof readSchoolMeans>>;
  /** By revision of the question: where its key comes from. */
  origins: ReadonlyMap<number, KeyOrigin>;
  recordings: readonly PlayableRecording[];
  files: ReadonlyMap<number, readonly AnswerFile[]>;
  marks: Awaited<ReturnType<typeof readReleasedMarks>>;
  earlier: Awaited<ReturnType<typeof listEarlierDrafts>>;
  selfMarks: ReadonlyMap<number, number>;
  analyses: Awaited<ReturnType<typeof listAnalyses>>;
}

/** The reader, as signed file URLs need it. */
export const toReader = ({ secret, personId, now }: ReportView) => ({ secret, personId, now });

/** The scored questions with their data; `all` is the number of questions of the whole assignment. */
export const readQuestionData = async (row: ReportRow, result: AttemptScore, view: ReportView) => {
  const { db, language } = view;
  const { attemptId, blueprint } = row;
  const reader = toReader(view);
  const pinned = await readContent(db, { assignmentId: row.assignmentId, paperRevisionId: row.paperRevisionId });
  const content = await withCurrentPoints(db, pinned);
  const scores = new Map(result.questions.map((score) => [score.questionId, score]));
  const all = numberQuestions(content, listUntakenQuestions(blueprint, scores));
  const scored = all.filter(({ question }) => scores.has(question.questionId));
  const questions = scored.map(({ question }) => question.questionId);
  const revisions = scored.map(({ question }) => question.questionRevisionId);
  const facts: QuestionData = {
    scores,
    answers: new Map((await listAnswers(db, [attemptId])).map((answer) => [answer.questionId, answer])),
    late: new Map((await listLateAnswers(db, [attemptId])).map((late) => [late.questionId, late])),
    overtime: new Map((await listOvertimeAnswers(db, [attemptId])).map((text) => [text.questionId, text])),
    keys: await readKeys(db, revisions, { assignmentId: row.assignmentId }),
    means: await readSchoolMeans(db, questions),
    origins: new Map(
      (await listKeyOrigins(db, revisions, row.assignmentId)).map((origin) => [origin.questionRevisionId, origin]),
    ),
    recordings: await listPlayableRecordings(db, attemptId, reader),
    files: await readAnswerFiles(db, { attemptId }),
    marks: await readReleasedMarks(db, { attemptId, blueprint, content }, { reader, language }),
    earlier: await listEarlierDrafts(db, { attemptId, content }, { reader, language }),
    selfMarks: new Map(
      (await listSelfMarks(db, [attemptId])).map((selfMark) => [selfMark.questionId, selfMark.earned]),
    ),
    analyses: await listAnalyses(db, attemptId),
  };
  return { asked: scored, all: all.length, facts };
};
