import { readKeys, type PinnedContent } from '@inkstone/bank/server';
import type { Language } from '@inkstone/base';
import { isRouted, type Blueprint } from '@inkstone/exam/blueprint';
import type { Handle } from '@inkstone/db';
import type { AttemptScore, QuestionScore } from '@inkstone/exam/scoring';
import { earlierDrafts, releasedMarks } from '@inkstone/marking/server';
import {
  contentOf,
  filesOfAnswers,
  listAnswers,
  listLateAnswers,
  listSelfMarks,
  recordingsOf,
  type AnswerOfAttempt,
  type FileOfAnswer,
  type HeardRecording,
  type LateAnswerRow,
} from '@inkstone/taking/server';
import { listAnalyses } from './analysis.queries.ts';
import { listCorrected, readSchoolMeans, type ReportRow } from './reports.queries.ts';

/** For whom a report is built. */
export interface ReportView {
  db: Handle;
  language: Language;
  personId: number;
  secret: string;
  now: Date;
}

/** The questions of modules that were not taken: to this student they do not exist. */
const untakenIn = ({ sections }: Blueprint, scored: ReadonlyMap<number, unknown>): ReadonlySet<number> => {
  const parts = sections.flatMap((section) => (isRouted(section) ? section.parts : []));
  const ids = parts.map(({ sets }) => sets.flatMap(({ questions }) => questions.map(({ id }) => id)));
  return new Set(ids.filter((own) => !own.some((id) => scored.has(id))).flat());
};

/** Questions of the work in order, with set and number. */
const numbered = (content: PinnedContent, untaken: ReadonlySet<number>) =>
  content.sections
    .flatMap(({ sets }) => sets.flatMap((set) => set.questions.map((question) => ({ set, question }))))
    .filter(({ question }) => !untaken.has(question.questionId))
    .map((asked, index) => ({ ...asked, number: index + 1 }));
/** A question of the work with its set and its number. */
export type Asked = ReturnType<typeof numbered>[number];

/** All that is known of the questions of an attempt, by question or by revision. */
export interface Facts {
  scores: ReadonlyMap<number, QuestionScore>;
  answers: ReadonlyMap<number, AnswerOfAttempt>;
  /** Answers that came too late. */
  late: ReadonlyMap<number, LateAnswerRow>;
  keys: Awaited<ReturnType<typeof readKeys>>;
  means: Awaited<ReturnType<typeof readSchoolMeans>>;
  corrected: ReadonlySet<number>;
  recordings: readonly HeardRecording[];
  files: ReadonlyMap<number, readonly FileOfAnswer[]>;
  marks: Awaited<ReturnType<typeof releasedMarks>>;
  earlier: Awaited<ReturnType<typeof earlierDrafts>>;
  selfMarks: ReadonlyMap<number, number>;
  analyses: Awaited<ReturnType<typeof listAnalyses>>;
}

/** Who reads, as signed addresses of files want it. */
export const readerOf = ({ secret, personId, now }: ReportView) => ({ secret, personId, now });

/** The questions that were scored, with what is known of them; `all` counts those of the whole work. */
export const readFacts = async (row: ReportRow, result: AttemptScore, view: ReportView) => {
  const { db, language } = view;
  const { attempt_id: attemptId, blueprint } = row;
  const reader = readerOf(view);
  const content = await contentOf(db, { assignmentId: row.assignment_id, paperRevisionId: row.paper_revision_id });
  const scores = new Map(result.questions.map((score) => [score.questionId, score]));
  const all = numbered(content, untakenIn(blueprint, scores));
  const asked = all.filter(({ question }) => scores.has(question.questionId));
  const questions = asked.map(({ question }) => question.questionId);
  const revisions = asked.map(({ question }) => question.questionRevisionId);
  const facts: Facts = {
    scores,
    answers: new Map((await listAnswers(db, [attemptId])).map((answer) => [answer.questionId, answer])),
    late: new Map((await listLateAnswers(db, [attemptId])).map((late) => [late.questionId, late])),
    keys: await readKeys(db, revisions, { assignmentId: row.assignment_id }),
    means: await readSchoolMeans(db, questions),
    corrected: await listCorrected(db, revisions, row.assignment_id),
    recordings: await recordingsOf(db, attemptId, reader),
    files: await filesOfAnswers(db, { attemptId }),
    marks: await releasedMarks(db, { attemptId, blueprint, content }, { reader, language }),
    earlier: await earlierDrafts(db, { attemptId, content }, { reader, language }),
    selfMarks: new Map((await listSelfMarks(db, [attemptId])).map((one) => [one.questionId, one.earned])),
    analyses: await listAnalyses(db, attemptId),
  };
  return { asked, all: all.length, facts };
};
