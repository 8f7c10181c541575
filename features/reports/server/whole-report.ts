import { countMayAnswer, findLastClosing } from '@inkstone/assignments/server';
import { managesBank, readKeys } from '@inkstone/bank/server';
import { localizedName, type Language } from '@inkstone/base';
import { handleCallOnThread, type HandlerContext } from '@inkstone/call/server';
import { spellAnswer } from '@inkstone/exam/logic';
import { minPersons, paperStatistics, type PaperStatistics } from '@inkstone/exam/statistics';
import { contentOf, listAnswers, listSelfMarks } from '@inkstone/taking/server';
import { wholeReport as contract } from '../contract.ts';
import { distributionOf, isoOf, numbersOf, outcomesOf, points } from './numbers.ts';
import { listBatches } from './regrade.queries.ts';
import {
  countReportAnswers,
  findTaughtAssignment,
  listFinished,
  listRecipientsOf,
  type ReportRow,
} from './reports.queries.ts';
import { columnOf, itemOf, readShown, type AskedQuestion, type ItemFacts, type Sat } from './whole-items.ts';

type Whole = HandlerContext<typeof contract>;
type Recipient = Awaited<ReturnType<typeof listRecipientsOf>>[number];
type Assignment = NonNullable<Awaited<ReturnType<typeof findTaughtAssignment>>>;

const studentOf = (sat: Sat, asked: readonly AskedQuestion[], language: Language) => {
  const { row, answers } = sat;
  const questions = row.result?.questions ?? [];
  const prompts = new Map(asked.map(({ question }) => [question.questionId, question]));
  const isLate = row.submitted_at !== null && new Date(row.submitted_at) > new Date(row.deadline);
  return {
    studentId: row.student_id,
    attemptId: row.attempt_id,
    name: localizedName(language, row.student_name, row.student_name_zh),
    className: row.class_name === null ? '' : localizedName(language, row.class_name, row.class_name_zh),
    score: row.score === null ? null : points(row.score),
    setByHand: row.hand_score !== null,
    ...outcomesOf(questions),
    selfMark: sat.selfMark,
    seconds: row.seconds_spent,
    submittedAt: isoOf(row.submitted_at ?? row.started_at),
    period: isLate ? ('timeOut' as const) : ('regular' as const),
    answers: questions.map(({ questionId, outcome }) => {
      const question = prompts.get(questionId);
      const spelled = question ? spellAnswer(question, answers.get(questionId)?.value) : '';
      return { questId: questionId, spelled, outcome };
    }),
  };
};

/** What a student gave for everything marked so far; null where nothing is. */
const selfMarkOf = (marks: readonly { earned: number; possible: number }[]): Sat['selfMark'] => {
  if (marks.length === 0) return null;
  const sum = (of: 'earned' | 'possible') => points(marks.reduce((all, mark) => all + mark[of], 0));
  return { earned: sum('earned'), possible: sum('possible') };
};

/** The finished attempts with their answers, in the order of the students. */
const satOf = async ({ tx }: Whole, rows: readonly ReportRow[]): Promise<Sat[]> => {
  const attemptIds = rows.map((row) => row.attempt_id);
  const answers = Map.groupBy(await listAnswers(tx, attemptIds), ({ attemptId }) => attemptId);
  const selfMarks = Map.groupBy(await listSelfMarks(tx, attemptIds), ({ attemptId }) => attemptId);
  return rows.map((row) => {
    const own = new Map((answers.get(row.attempt_id) ?? []).map((one) => [one.questionId, one]));
    const selfMark = selfMarkOf(selfMarks.get(row.attempt_id) ?? []);
    return { row, answers: own, shown: readShown(row, own), selfMark };
  });
};

/** Keys, statistics and corrections of everything that was asked. */
const factsOf = async (it: Whole, asked: readonly AskedQuestion[], sat: readonly Sat[]): Promise<ItemFacts> => {
  const { tx, me, secret, now, language } = it;
  const revisionIds = asked.map(({ question }) => question.questionRevisionId);
  const questionIds = asked.map(({ question }) => question.questionId);
  const keys = await readKeys(tx, revisionIds, { teacherId: me.id });
  const columns = asked.map(({ question }) => columnOf(question, keys.get(question.questionRevisionId)?.key, sat));
  const batchReader = { personId: me.id, managesBank: managesBank(me) };
  const batches = Map.groupBy(await listBatches(tx, questionIds, batchReader), (batch) => batch.question_id);
  const reader = { secret, personId: me.id, now };
  return { sat, keys, statistics: paperStatistics(columns), batches, reader, language };
};

const classesOf = (recipients: readonly Recipient[], language: Language) => {
  const classes = new Map<number, string>();
  for (const row of recipients) {
    if (row.class_id !== null)
      classes.set(row.class_id, localizedName(language, row.class_name ?? '', row.class_name_zh));
  }
  return [...classes].map(([id, name]) => ({ id, name }));
};

const missingOf = (recipients: readonly Recipient[], language: Language) =>
  recipients.flatMap((row) => {
    if (row.work !== 'none' && row.work !== 'started') return [];
    return { studentId: row.student_id, name: localizedName(language, row.name, row.name_zh), state: row.work };
  });

const headOf = (assignment: Assignment, language: Language) => ({
  assignmentId: assignment.id,
  title: localizedName(language, assignment.title, assignment.title_zh),
  kind: assignment.kind,
  programme: assignment.programme,
  deadline: isoOf(assignment.deadline),
  reportAt: assignment.report_at,
});

/** When students could read their reports from: by hand, or since nobody could answer any more; null while they cannot. */
const openedAtOf = async ({ tx, now, school }: Whole, assignment: Assignment): Promise<string | null> => {
  if (assignment.report_opened_at !== null) return isoOf(assignment.report_opened_at);
  if (assignment.report_at !== 'closed') return null;
  const lastClosesAt = (await findLastClosing(tx, assignment.id)) ?? new Date(assignment.deadline);
  const opensAt = new Date(lastClosesAt.getTime() + school.graceSeconds * 1000);
  return opensAt <= now ? opensAt.toISOString() : null;
};

/** How far the scores can be trusted; the error is on the scale of the scores that it stands beside. */
const reliabilityOf = ({ reliable, alpha }: PaperStatistics, deviation: number | null) => {
  const isKnown = reliable && alpha !== null && deviation !== null;
  return {
    alpha: reliable ? alpha : null,
    sem: isKnown ? points(100 * deviation * Math.sqrt(Math.max(0, 1 - alpha))) : null,
    responsesNeeded: minPersons,
  };
};

/** The students of one page, by their places among all. */
const pageOf = ({ page = 1, pageNum }: Whole['input']) => {
  const size = pageNum ?? Number.MAX_SAFE_INTEGER;
  return {
    page,
    from: pageNum === undefined ? 0 : (page - 1) * size,
    to: pageNum === undefined ? size : page * size,
    size,
  };
};

const build = async (it: Whole) => {
  const { input, me, tx, now, school, language, notFound } = it;
  const assignment = await findTaughtAssignment(tx, { id: input.id, teacherId: me.id });
  if (!assignment) return notFound();
  const all = await listRecipientsOf(tx, assignment.id);
  const recipients = all.filter((row) => input.classId === undefined || row.class_id === input.classId);
  if (input.classId !== undefined && recipients.length === 0) return notFound();

  const { page, from, to, size } = pageOf(input);
  const resultsOf = page === 1 ? undefined : { from, to };
  const rows = await listFinished(tx, { assignmentId: assignment.id, classId: input.classId, resultsOf });
  const content = await contentOf(tx, { assignmentId: assignment.id, paperRevisionId: assignment.paper_revision_id });
  const sets = content.sections.flatMap((section) => section.sets);
  const asked = sets.flatMap((set) => set.questions.map((question) => ({ set, question })));
  const sat = await satOf(it, page === 1 ? rows : rows.slice(from, to));
  const facts = await factsOf(it, page === 1 ? asked : [], sat);
  const scoreMax = points(rows[0]?.score_max ?? 0);
  const numbers = numbersOf(rows);
  return {
    ...headOf(assignment, language),
    reportOpenedAt: await openedAtOf(it, assignment),
    variantName: rows[0]?.blueprint.name[language] ?? '',
    classes: classesOf(all, language),
    recipients: recipients.length,
    handedIn: rows.length,
    scoreMax,
    ...numbers,
    ...reliabilityOf(facts.statistics, numbers.deviation),
    distribution: distributionOf(rows, { least: rows[0]?.blueprint.scoring.total.least ?? 0, most: scoreMax }),
    students: (page === 1 ? sat.slice(0, to) : sat).map((one) => studentOf(one, asked, language)),
    page,
    totalPage: Math.ceil(rows.length / size),
    total: rows.length,
    missing: missingOf(recipients, language),
    mayAnswer: await countMayAnswer(tx, { assignmentId: assignment.id, now, archiveHours: school.archiveHours }),
    items: page === 1 ? asked.map((one, index) => itemOf(one, index, facts)) : [],
  };
};

// What a hundred students answer to two hundred questions: some tenths of a second of work.
const mostAnswersHere = 20_000;

/** The class report of work that this teacher gave: scores, item statistics, answers, keys and their corrections. */
export const readWholeReport = handleCallOnThread(contract, {
  isHeavy: async ({ tx, input }) => (await countReportAnswers(tx, input.id)) > mostAnswersHere,
  decide: build,
});
