import { readSittings } from '@inkstone/assignments/server';
import { localizedName, toPercent } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { toIso, points } from './statistics.ts';
import { readQuestionData, type ReportView } from './question-data.ts';
import { toReportQuestion, type ReportedQuestion } from './report-question.ts';
import { listDomains, listModules } from './adaptive-report.ts';
import { getAnswerRule, groupByKnowledgePoint, listScales, listSections } from './report-sections.ts';
import { findScoreChange, listPreviousAttempts, type PreviousRow, type ReportRow } from './reports.queries.ts';

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

/** The assignment, the student, and how the attempt went. */
const toAssignmentInfo = (row: ReportRow, submittedAt: string, { language }: ReportView) => ({
  attemptId: row.attempt_id,
  assignmentId: row.assignment_id,
  kind: row.kind,
  title: localizedName(language, row.title, row.title_zh),
  programme: row.programme,
  variant: row.blueprint.variant,
  variantName: row.blueprint.name[language],
  studentId: row.student_id,
  studentName: localizedName(language, row.student_name, row.student_name_zh),
  teacherName: localizedName(language, row.teacher_name, row.teacher_name_zh),
  className: row.class_name === null ? '' : localizedName(language, row.class_name, row.class_name_zh),
  startedAt: toIso(row.started_at),
  clockStartedAt: getClockStart(row),
  waits: listWaits(row, language),
  submittedAt: toIso(submittedAt),
  endedBy: row.ended_by ?? ('clock' as const),
  period: new Date(submittedAt) > new Date(row.deadline) ? ('timeOut' as const) : ('regular' as const),
  seconds: row.seconds_spent,
  selfMarking: row.is_self_marked,
  focusLost: row.state.focusLost,
  environment: row.environment,
});

/** The total and the counts behind it. */
const toTotals = (row: ReportRow, questions: readonly ReportedQuestion[], language: ReportView['language']) => {
  const count = (outcome: string) => questions.filter((question) => question.outcome === outcome).length;
  const counted = row.scored_count ?? 0;
  const { least, name, unit = 'points' as const } = row.blueprint.scoring.total;
  return {
    score: row.score === null ? null : points(row.score),
    scoreMax: points(row.score_max ?? 0),
    scoreLeast: least,
    totalName: name?.[language] ?? null,
    unit,
    right: count('right'),
    partial: count('partial'),
    wrong: count('wrong'),
    blank: count('blank'),
    counted,
    accuracy: toPercent(row.right_count, counted),
  };
};

const readScoreChange = async (db: Handle, row: ReportRow) => {
  const change = row.score_override === null ? undefined : await findScoreChange(db, row.attempt_id);
  if (!change) return null;
  return {
    was: change.old_value === null ? null : points(change.old_value),
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
        title: localizedName(language, previous.title, previous.title_zh),
        score: points(previous.score),
        at: toIso(previous.submitted_at),
      };
    }
  }
  return null;
};

/** Every submitted attempt. */
const listAttempts = async (row: ReportRow, { db, questions }: { db: Handle; questions: number }) => {
  const all = await readSittings(db, { recipientId: row.recipient_id, questions });
  return all.flatMap(({ startedAt: _, submittedAt, ...attempt }) =>
    submittedAt === null ? [] : [{ ...attempt, submittedAt }],
  );
};

const toRedo = (row: ReportRow) =>
  row.redo_id === null || row.redo_requested_at === null || row.redo_due_at === null
    ? null
    : {
        redoId: row.redo_id,
        askedAt: toIso(row.redo_requested_at),
        redoDueDate: toIso(row.redo_due_at),
        message: row.redo_message,
      };

/** The report of a scored attempt; null where there is no score yet. */
export const buildReport = async (row: ReportRow, view: ReportView, mayCompare: CanCompare) => {
  const { db, language } = view;
  const { result, submitted_at: submittedAt } = row;
  if (!result || submittedAt === null) return null;
  const { asked: numbered, all, facts } = await readQuestionData(row, result, view);
  const questions = numbered.map((question) => toReportQuestion(question, row, facts, view));
  return {
    ...toAssignmentInfo(row, submittedAt, view),
    ...toTotals(row, questions, language),
    low: result.total.low,
    high: result.total.high,
    isEstimate: result.total.estimate,
    answerRule: getAnswerRule(row),
    scoreChanged: await readScoreChange(db, row),
    attempts: await listAttempts(row, { db, questions: all }),
    redo: toRedo(row),
    previous: await readPreviousResult(row, view, mayCompare),
    scales: listScales(row, result, language),
    sections: listSections(row, result, questions, language),
    points: groupByKnowledgePoint(questions),
    domains: await listDomains(row, questions, view),
    modules: listModules(row, result, language),
    questions,
  };
};
