import { countOpenRecipients, findLastWindowClose } from '@inkstone/assignments/server';
import { canManageBank, readKeys, withCurrentPoints } from '@inkstone/bank/server';
import { localizedName, type Language, toPoints } from '@inkstone/base';
import { handleCallOnThread, type HandlerContext } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { spellAnswer } from '@inkstone/exam/logic';
import { minPersons, paperStatistics, type PaperStatistics } from '@inkstone/exam/statistics';
import { readContent, listAnswers, listSelfMarks } from '@inkstone/taking/server';
import { getAssignmentReport as contract } from '../contract.ts';
import { buildDistribution, toIso, computeStatistics, countOutcomes } from './statistics.ts';
import { listBatches } from './regrade.queries.ts';
import {
  countReportAnswers,
  findTeacherAssignment,
  listFinishedAttempts,
  listRecipients,
} from './assignment-report.queries.ts';
import type { ReportRow } from './attempt-report.queries.ts';
import {
  buildItemColumn,
  toItem,
  selectShownScores,
  type AssignmentQuestion,
  type ItemData,
  type ScoredAttempt,
} from './item-statistics.ts';

type AssignmentReportContext = Pick<
  HandlerContext<typeof contract>,
  'input' | 'me' | 'now' | 'school' | 'secret' | 'language' | 'notFound'
> & { tx: Handle };
type Recipient = Awaited<ReturnType<typeof listRecipients>>[number];
type Assignment = NonNullable<Awaited<ReturnType<typeof findTeacherAssignment>>>;

const toStudent = (sat: ScoredAttempt, assignmentQuestions: readonly AssignmentQuestion[], language: Language) => {
  const { row, answers } = sat;
  const questions = row.result?.questions ?? [];
  const prompts = new Map(assignmentQuestions.map(({ question }) => [question.questionId, question]));
  const isLate = row.submittedAt !== null && row.submittedAt > row.deadline;
  return {
    studentId: row.studentId,
    attemptId: row.attemptId,
    name: localizedName(language, row.studentName, row.studentNameZh),
    className: row.className === null ? '' : localizedName(language, row.className, row.classNameZh),
    score: row.score === null ? null : toPoints(row.score),
    setByHand: row.scoreOverride !== null,
    setBeforeReopening: row.scoreOverridePredatesReopening,
    computedScore: row.scoreOverride === null ? null : (row.result?.total.score ?? null),
    ...countOutcomes(questions),
    selfMark: sat.selfMark,
    seconds: row.secondsSpent,
    ...(row.origin === 'paper' && { isFromPaper: true }),
    submittedAt: toIso(row.submittedAt ?? row.startedAt),
    isLate,
    answers: questions.map(({ questionId, outcome }) => {
      const question = prompts.get(questionId);
      const spelled = question ? spellAnswer(question, answers.get(questionId)?.value) : '';
      return { questionId, spelled, outcome };
    }),
  };
};

/** The sum of a student's self-marks; null where there are none. */
const sumSelfMarks = (marks: readonly { earned: number; possible: number }[]): ScoredAttempt['selfMark'] => {
  if (marks.length === 0) return null;
  const sum = (of: 'earned' | 'possible') => toPoints(marks.reduce((all, mark) => all + mark[of], 0));
  return { earned: sum('earned'), possible: sum('possible') };
};

/** The finished attempts with their answers, in the order of the students. */
const readScoredAttempts = async (
  { tx }: AssignmentReportContext,
  rows: readonly ReportRow[],
): Promise<ScoredAttempt[]> => {
  const attemptIds = rows.map((row) => row.attemptId);
  const answers = Map.groupBy(await listAnswers(tx, attemptIds), ({ attemptId }) => attemptId);
  const selfMarks = Map.groupBy(await listSelfMarks(tx, attemptIds), ({ attemptId }) => attemptId);
  return rows.map((row) => {
    const own = new Map((answers.get(row.attemptId) ?? []).map((answer) => [answer.questionId, answer]));
    const selfMark = sumSelfMarks(selfMarks.get(row.attemptId) ?? []);
    return { row, answers: own, shownScores: selectShownScores(row, own), selfMark };
  });
};

/** Keys, statistics and corrections of all questions. */
const readItemData = async (
  ctx: AssignmentReportContext,
  questions: readonly AssignmentQuestion[],
  sat: readonly ScoredAttempt[],
): Promise<ItemData> => {
  const { tx, me, secret, now, language } = ctx;
  const revisionIds = questions.map(({ question }) => question.questionRevisionId);
  const questionIds = questions.map(({ question }) => question.questionId);
  const keys = await readKeys(tx, revisionIds, { teacherId: me.id });
  const columns = questions.map(({ question }) =>
    buildItemColumn(question, keys.get(question.questionRevisionId)?.key, sat),
  );
  const batchReader = { personId: me.id, managesBank: canManageBank(me) };
  const batches = Map.groupBy(await listBatches(tx, questionIds, batchReader), (batch) => batch.questionId);
  const reader = { secret, personId: me.id, now };
  return { attempts: sat, keys, columns, statistics: paperStatistics(columns), batches, reader, language };
};

const listClasses = (recipients: readonly Recipient[], language: Language) => {
  const classes = new Map<number, string>();
  for (const row of recipients) {
    if (row.classId !== null) classes.set(row.classId, localizedName(language, row.className ?? '', row.classNameZh));
  }
  return [...classes].map(([id, name]) => ({ id, name }));
};

const listMissingStudents = (recipients: readonly Recipient[], language: Language) =>
  recipients.flatMap((row) => {
    if (row.status !== 'none' && row.status !== 'started') return [];
    return { studentId: row.studentId, name: localizedName(language, row.name, row.nameZh), state: row.status };
  });

const toReportHead = (assignment: Assignment, language: Language) => ({
  assignmentId: assignment.id,
  title: localizedName(language, assignment.title, assignment.titleZh),
  kind: assignment.kind,
  programme: assignment.programme,
  deadline: toIso(assignment.deadline),
  reportAt: assignment.reportAt,
});

/**
 * Since when students can read their reports: opened by hand, or since everyone's deadline has passed; null while they
 * cannot.
 */
const findOpenedAt = async (
  { tx, now, school }: AssignmentReportContext,
  assignment: Assignment,
): Promise<string | null> => {
  if (assignment.reportOpenedAt !== null) return toIso(assignment.reportOpenedAt);
  if (assignment.reportAt !== 'closed') return null;
  const lastClosesAt = (await findLastWindowClose(tx, assignment.id)) ?? assignment.deadline;
  const opensAt = new Date(lastClosesAt.getTime() + school.graceSeconds * 1000);
  return opensAt <= now ? opensAt.toISOString() : null;
};

/** Reliability of the scores; the error is on the scale of the displayed scores. */
const toReliability = ({ reliable, alpha }: PaperStatistics, deviation: number | null) => {
  const isKnown = reliable && alpha !== null && deviation !== null;
  return {
    alpha: reliable ? alpha : null,
    sem: isKnown ? toPoints(100 * deviation * Math.sqrt(Math.max(0, 1 - alpha))) : null,
    responsesNeeded: minPersons,
  };
};

/** The students of one page, by position. */
const toStudentRange = ({ page = 1, pageNum }: AssignmentReportContext['input']) => {
  const size = pageNum ?? Number.MAX_SAFE_INTEGER;
  return {
    page,
    from: pageNum === undefined ? 0 : (page - 1) * size,
    to: pageNum === undefined ? size : page * size,
    size,
  };
};

/** The report of this teacher's assignment, with its questions as they were pinned. */
export const readAssignmentReport = async (ctx: AssignmentReportContext) => {
  const { input, me, tx, now, language, notFound } = ctx;
  const assignment = await findTeacherAssignment(tx, { id: input.id, teacherId: me.id });
  if (!assignment) return notFound();
  const all = await listRecipients(tx, assignment.id);
  const recipients = all.filter((row) => input.classId === undefined || row.classId === input.classId);
  if (input.classId !== undefined && recipients.length === 0) return notFound();

  const { page, from, to, size } = toStudentRange(input);
  const resultRange = page === 1 ? undefined : { from, to };
  const rows = await listFinishedAttempts(tx, { assignmentId: assignment.id, classId: input.classId, resultRange });
  const pinned = await readContent(tx, { assignmentId: assignment.id, paperRevisionId: assignment.paperRevisionId });
  const content = page === 1 ? await withCurrentPoints(tx, pinned) : pinned;
  const sets = content.sections.flatMap((section) => section.sets);
  const questions = sets.flatMap((set) => set.questions.map((question) => ({ set, question })));
  const sat = await readScoredAttempts(ctx, page === 1 ? rows : rows.slice(from, to));
  const facts = await readItemData(ctx, page === 1 ? questions : [], sat);
  // Students of one paper who had other modules may have had other points.
  const scoreMax = toPoints(Math.max(0, ...rows.map((row) => row.scoreMax ?? 0)));
  const numbers = computeStatistics(rows);
  const report = {
    ...toReportHead(assignment, language),
    reportOpenedAt: await findOpenedAt(ctx, assignment),
    variantName: rows[0]?.blueprint.name[language] ?? '',
    classes: listClasses(all, language),
    recipients: recipients.length,
    handedIn: rows.length,
    scoreMax,
    ...numbers,
    ...toReliability(facts.statistics, numbers.deviation),
    distribution: buildDistribution(rows, { least: rows[0]?.blueprint.scoring.total.least ?? 0, most: scoreMax }),
    students: (page === 1 ? sat.slice(0, to) : sat).map((attempt) => toStudent(attempt, questions, language)),
    page,
    totalPage: Math.ceil(rows.length / size),
    total: rows.length,
    missing: listMissingStudents(recipients, language),
    mayAnswer: await countOpenRecipients(tx, { assignmentId: assignment.id, now }),
    items: page === 1 ? questions.map((entry, index) => toItem(entry, index, facts)) : [],
  };
  return { report, questions };
};

/** A hundred students with two hundred questions: some tenths of a second of computation. */
export const maxInlineAnswers = 20_000;

/** The class report of this teacher's assignment: scores, item statistics, answers, keys and their corrections. */
export const getAssignmentReport = handleCallOnThread(contract, {
  isHeavy: async ({ tx, input }) => (await countReportAnswers(tx, { id: input.id })) > maxInlineAnswers,
  decide: async (ctx) => (await readAssignmentReport(ctx)).report,
});
