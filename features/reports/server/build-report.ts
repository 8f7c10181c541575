import { readRecipientAttempts } from '@inkstone/assignments/server';
import { localizedName, toPercent, toPoints } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { findOwnOrder, type OwnOrder } from '@inkstone/exam/blueprint';
import { resolveReportKind } from '@inkstone/programmes';
import { toIso } from './statistics.ts';
import { readQuestionData, type ReportView } from './question-data.ts';
import { toReportQuestion, type ReportedQuestion } from './report-question.ts';
import { listDomains, listModules } from './adaptive-report.ts';
import { getAnswerRule, groupByKnowledgePoint, listScales, listSections } from './report-sections.ts';
import type { ReportRow } from './attempt-report.queries.ts';
import { listPreviousAttempts, type PreviousRow } from './comparison.queries.ts';
import { listRecordingPlays } from './recording-plays.ts';
import { listScoreChanges, type ScoreChange } from './corrections.queries.ts';
import { toReceipt } from './receipt.ts';

/** When the first section was entered, which starts its clock. */
const getClockStart = ({ state }: ReportRow): string | null => {
  const entered = Object.values(state.navigationUnits).map(({ enteredAt }) => enteredAt);
  return entered.length > 0 ? new Date(Math.min(...entered)).toISOString() : null;
};

// Shorter waits are ordinary network latency.
const minWaitMs = 10_000;

/** How long the student waited for the server between sections, where it was notable. */
const listWaits = ({ state, blueprint }: ReportRow, language: ReportView['language']) =>
  (state.waits ?? [])
    .filter(({ from, until }) => until - from >= minWaitMs)
    .map(({ sectionId, from, until }) => ({
      section: blueprint.sections.find(({ id }) => id === sectionId)?.name[language] ?? '',
      from: new Date(from).toISOString(),
      seconds: Math.round((until - from) / 1000),
    }));

/** What the student saw in another order than the report names it in; nothing where the answers came on paper. */
const toOwnOrder = ({ blueprint, origin }: ReportRow): { ownOrder?: OwnOrder } => {
  const ownOrder = origin === 'paper' ? null : findOwnOrder(blueprint);
  return ownOrder ? { ownOrder } : {};
};

/** The assignment, the student, and how the attempt went. */
const toAssignmentInfo = (row: ReportRow, submittedAt: Date, { language, personId }: ReportView) => ({
  attemptId: row.attemptId,
  assignmentId: row.assignmentId,
  kind: row.kind,
  title: localizedName(language, row.title, row.titleZh),
  programme: row.programme,
  variant: row.blueprint.variant,
  reportKind: resolveReportKind({ ...row, variant: row.blueprint.variant }),
  variantName: row.blueprint.name[language],
  studentId: row.studentId,
  studentName: localizedName(language, row.studentName, row.studentNameZh),
  teacherName: localizedName(language, row.teacherName, row.teacherNameZh),
  isMine: row.teacherId === personId,
  className: row.className === null ? '' : localizedName(language, row.className, row.classNameZh),
  startedAt: toIso(row.startedAt),
  clockStartedAt: getClockStart(row),
  waits: listWaits(row, language),
  submittedAt: toIso(submittedAt),
  endedBy: row.endedBy ?? ('clock' as const),
  isLate: submittedAt > row.deadline,
  seconds: row.secondsSpent,
  selfMarking: row.isSelfMarked,
  focusLost: row.state.focusLost,
  environment: row.environment,
  ...(row.origin === 'paper' && { isFromPaper: true }),
  ...toOwnOrder(row),
});

/** The total and the counts behind it. */
const toTotals = (row: ReportRow, questions: readonly ReportedQuestion[], language: ReportView['language']) => {
  const count = (outcome: string) => questions.filter((question) => question.outcome === outcome).length;
  const counted = row.scoredCount ?? 0;
  const { least, name, unit = 'points' as const } = row.blueprint.scoring.total;
  return {
    score: row.score === null ? null : toPoints(row.score),
    scoreMax: toPoints(row.scoreMax ?? 0),
    scoreLeast: least,
    totalName: name?.[language] ?? null,
    unit,
    right: count('right'),
    partial: count('partial'),
    wrong: count('wrong'),
    blank: count('blank'),
    counted,
    accuracy: toPercent(row.rightCount, counted),
  };
};

/** The last change by hand, where its total counts. */
const toScoreChange = (row: ReportRow, changes: readonly ScoreChange[]) => {
  const change = row.scoreOverride === null ? undefined : changes.at(-1);
  if (!change) return null;
  return {
    oldPoints: change.oldValue === null ? null : toPoints(change.oldValue),
    reason: change.reason,
    at: toIso(change.at),
  };
};

/** Whether the reader may see how an earlier attempt went. */
export type CanCompare = (previous: PreviousRow) => Promise<boolean>;

const readPreviousResult = async (row: ReportRow, { db, language }: ReportView, mayCompare: CanCompare) => {
  for (const previous of await listPreviousAttempts(db, row)) {
    if (await mayCompare(previous)) {
      return {
        title: localizedName(language, previous.title, previous.titleZh),
        score: toPoints(previous.score),
        at: toIso(previous.submittedAt),
      };
    }
  }
  return null;
};

/** Every submitted attempt. */
const listAttempts = async (row: ReportRow, { db, questions }: { db: Handle; questions: number }) => {
  const all = await readRecipientAttempts(db, { recipientId: row.recipientId, questions });
  return all.flatMap(({ startedAt: _, submittedAt, ...attempt }) =>
    submittedAt === null ? [] : [{ ...attempt, submittedAt }],
  );
};

const toRedo = (row: ReportRow) =>
  row.redoId === null || row.redoRequestedAt === null || row.redoDueAt === null
    ? null
    : {
        redoId: row.redoId,
        askedAt: toIso(row.redoRequestedAt),
        redoDueAt: toIso(row.redoDueAt),
        message: row.redoMessage,
      };

/** The report of a scored attempt; null where there is no score yet. */
export const buildReport = async (row: ReportRow, view: ReportView, mayCompare: CanCompare) => {
  const { db, language } = view;
  const { result, submittedAt } = row;
  if (!result || submittedAt === null) return null;
  const { asked: numbered, all, facts } = await readQuestionData(row, result, view);
  const questions = numbered.map((question) => toReportQuestion(question, row, facts, view));
  const changes = await listScoreChanges(db, row.attemptId);
  const recordingPlays = listRecordingPlays(row, numbered, language);
  return {
    ...toAssignmentInfo(row, submittedAt, view),
    ...(recordingPlays.length > 0 && { recordingPlays }),
    ...toTotals(row, questions, language),
    low: result.total.low,
    high: result.total.high,
    isEstimate: result.total.estimate,
    answerRule: getAnswerRule(row),
    scoreChanged: toScoreChange(row, changes),
    attempts: await listAttempts(row, { db, questions: all }),
    redo: toRedo(row),
    previous: await readPreviousResult(row, view, mayCompare),
    scales: listScales(row, result, language),
    sections: listSections(row, result, questions, language),
    points: groupByKnowledgePoint(questions),
    domains: await listDomains(row, questions, view),
    modules: listModules(row, result, language),
    receipt: toReceipt(row, { result, changes }, view),
    questions,
  };
};
