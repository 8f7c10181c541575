import { readSittings } from '@inkstone/assignments/server';
import { localizedName, toPercent } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { isoOf, points } from './numbers.ts';
import { readFacts, type ReportView } from './report-facts.ts';
import { questionOf, type ReportedQuestion } from './report-question.ts';
import { domainsOf, modulesOf } from './report-routed.ts';
import { answerRuleOf, knowledgeOf, scalesOf, sectionsOf } from './report-sections.ts';
import { findScoreChange, listPrevious, type PreviousRow, type ReportRow } from './reports.queries.ts';

/** When the first section was entered, and with it its clock. */
const clockStartedAt = ({ state }: ReportRow): string | null => {
  const entered = Object.values(state.legs).map(({ enteredAt }) => enteredAt);
  return entered.length > 0 ? new Date(Math.min(...entered)).toISOString() : null;
};

// What is shorter is the ordinary way to the server and back.
const leastWaitMs = 10_000;

/** How long the student waited for the server at the borders of sections, where it was worth telling. */
const waitsOf = ({ state, blueprint }: ReportRow, language: ReportView['language']) =>
  (state.waits ?? [])
    .filter(({ from, until }) => until - from >= leastWaitMs)
    .map(({ sectionId, from, until }) => ({
      section: blueprint.sections.find(({ id }) => id === sectionId)?.name[language] ?? '',
      from: new Date(from).toISOString(),
      seconds: Math.round((until - from) / 1000),
    }));

/** Which work it was, whose, and how it was done. */
const workOf = (row: ReportRow, submittedAt: string, { language }: ReportView) => ({
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
  startedAt: isoOf(row.started_at),
  clockStartedAt: clockStartedAt(row),
  waits: waitsOf(row, language),
  submittedAt: isoOf(submittedAt),
  endedBy: row.ended_by ?? ('clock' as const),
  period: new Date(submittedAt) > new Date(row.deadline) ? ('timeOut' as const) : ('regular' as const),
  seconds: row.seconds_spent,
  selfMarking: row.is_self_marked,
  focusLost: row.state.focusLost,
  environment: row.environment,
});

/** The total and the counts behind it. */
const totalOf = (row: ReportRow, questions: readonly ReportedQuestion[], language: ReportView['language']) => {
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

const scoreChangeOf = async (db: Handle, row: ReportRow) => {
  const change = row.hand_score === null ? undefined : await findScoreChange(db, row.attempt_id);
  if (!change) return null;
  return { was: change.was === null ? null : points(change.was), reason: change.reason, at: isoOf(change.at) };
};

/** Whether the reader may be told how an earlier work went. */
export type MayCompare = (previous: PreviousRow) => Promise<boolean>;

const previousOf = async (row: ReportRow, { db, language }: ReportView, mayCompare: MayCompare) => {
  for (const previous of await listPrevious(db, row)) {
    if (await mayCompare(previous)) {
      return {
        title: localizedName(language, previous.title, previous.title_zh),
        score: points(previous.score),
        at: isoOf(previous.submitted_at),
      };
    }
  }
  return null;
};

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

/** The report of a scored attempt; null where there is no score yet. */
export const buildReport = async (row: ReportRow, view: ReportView, mayCompare: MayCompare) => {
  const { db, language } = view;
  const { result, submitted_at: submittedAt } = row;
  if (!result || submittedAt === null) return null;
  const { asked, all, facts } = await readFacts(row, result, view);
  const questions = asked.map((one) => questionOf(one, row, facts, view));
  return {
    ...workOf(row, submittedAt, view),
    ...totalOf(row, questions, language),
    low: result.total.low,
    high: result.total.high,
    isEstimate: result.total.estimate,
    answerRule: answerRuleOf(row),
    scoreChanged: await scoreChangeOf(db, row),
    attempts: await sittingsOf(row, { db, questions: all }),
    redo: redoOf(row),
    previous: await previousOf(row, view, mayCompare),
    scales: scalesOf(row, result, language),
    sections: sectionsOf(row, result, questions, language),
    points: knowledgeOf(questions),
    domains: await domainsOf(row, questions, view),
    modules: modulesOf(row, result, language),
    questions,
  };
};
