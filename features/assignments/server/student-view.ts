import { localizedName, toPercent } from '@inkstone/base';
import type { CurrentUser, SchoolSettings } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { getExamName } from '@inkstone/programmes/cards';
import { isRedoOpen, computeRecipientState, isReportOpen, computeWindow } from '../rules.ts';
import { listIdsHeldByLiveTest } from './live-test-overlap.queries.ts';
import type { StudentAssignmentRow } from './student-assignments.queries.ts';

const iso = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString());
const date = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** Who reads a student's assignment, and when. */
export interface StudentViewContext {
  me: CurrentUser;
  now: Date;
  school: SchoolSettings;
}

/** Computes the window of a student's assignment. */
export const windowForRow = (row: StudentAssignmentRow, school: SchoolSettings) =>
  computeWindow(
    {
      lateHours: row.late_hours,
      beginsAt: new Date(row.begins_at),
      deadline: new Date(row.deadline),
      withdrawnAt: null,
      deletedAt: null,
    },
    {
      beginsAt: date(row.own_begins_at),
      deadline: date(row.own_deadline),
      extraSeconds: row.extra_seconds,
      removedAt: null,
    },
    school,
  );

/** Finds the redo of a student's assignment that can be answered now. */
const findOpenRedo = (row: StudentAssignmentRow, now: Date) => {
  const { redo_id: redoId, redo_status: progress, redo_requested_at: requestedAt, redo_open_until: dueAt } = row;
  if (redoId === null || progress === null || requestedAt === null || dueAt === null) return null;
  const facts = {
    requestedAt: new Date(requestedAt),
    dueAt: new Date(dueAt),
    withdrawnAt: null,
    status: progress,
    needsMarking: false,
  };
  if (!isRedoOpen(facts, now)) return null;
  return {
    redoId,
    isBegun: progress === 'started',
    redoDueDate: facts.dueAt.toISOString(),
    questions: row.redo_questions ?? 0,
    answered: row.redo_answered,
    message: row.redo_message,
  };
};

/** The fields that change while a redo is open: it is to be done by the redo's due date. */
const toRedoOverrides = (again: NonNullable<ReturnType<typeof findOpenRedo>>) => {
  const state = again.isBegun ? ('onGoing' as const) : ('toDo' as const);
  const until = { due: again.redoDueDate, closesAt: again.redoDueDate, redoDueDate: again.redoDueDate };
  const progress = { completed: again.answered, total: again.questions };
  return { state, status: state, isDelayed: false, isArchived: false, isClosed: false, ...until, ...progress };
};

/** Whether the student may read the report of an assignment now. */
const isRowReportOpen = (row: StudentAssignmentRow, { now, school }: Pick<StudentViewContext, 'now' | 'school'>) =>
  isReportOpen(
    {
      reportAt: row.report_at,
      openedAt: date(row.report_opened_at),
      lastClosesAt: new Date(row.last_closes_at),
      graceSeconds: school.graceSeconds,
      isHandedIn: row.submitted_at !== null,
      needsMarking: row.needs_marking,
    },
    now,
  );

/** Maps a student's assignment to the API's format; scores only once the report is open. */
export const toStudentAssignment = (row: StudentAssignmentRow, { me, now, school }: StudentViewContext) => {
  const window = windowForRow(row, school);
  const submittedAt = date(row.submitted_at);
  const state = computeRecipientState(
    { window, status: row.status, submittedAt, needsMarking: row.needs_marking },
    now,
  );
  const reportOpen = isRowReportOpen(row, { now, school });
  const title = localizedName(me.language, row.title, row.title_zh);
  const isShown = reportOpen && row.score !== null;
  const again = findOpenRedo(row, now);
  return {
    id: row.assignment_id,
    kind: row.kind,
    title,
    name: title,
    status: state.state,
    programme: row.programme,
    variant: row.variant,
    subject: row.subject,
    type: getExamName(row, me.language),
    assignDate: new Date(row.created_at).toISOString(),
    beginsAt: window.opensAt.toISOString(),
    opensAt: window.opensAt.toISOString(),
    deadline: window.deadline.toISOString(),
    due: window.deadline.toISOString(),
    closesAt: window.closesAt.toISOString(),
    lastResponseTime: iso(row.last_response_at),
    finishTime: iso(row.submitted_at),
    submittedAt: iso(row.submitted_at),
    averageAccuracy: isShown ? toPercent(row.right_count, row.scored_count) : null,
    averageScore: isShown ? (row.score ?? 0) / 100 : null,
    totalScore: isShown ? (row.score ?? 0) / 100 : null,
    objectiveCorrectRate: isShown ? toPercent(row.right_count, row.scored_count) : null,
    averageSubjectiveScore: null,
    className: row.class_name === null ? '' : localizedName(me.language, row.class_name, row.class_name_zh),
    classTime: null,
    timeLimit: row.time_limit_seconds === null ? null : row.time_limit_seconds + row.extra_seconds,
    maxListens: row.max_listens,
    playbackSpeed: row.playback_speed,
    selfMarking: row.is_self_marked,
    teacherMessage: row.teacher_message,
    redo: row.redo_due_at !== null,
    redoDueDate: iso(row.redo_due_at),
    completed: row.answered,
    total: row.question_count,
    recipientId: row.recipient_id,
    attemptId: row.attempt_id,
    teacherName: localizedName(me.language, row.teacher_name, row.teacher_name_zh),
    reportOpen,
    reportRests: false,
    again,
    ...state,
    ...(again && toRedoOverrides(again)),
  };
};

// Hidden while a test asks the same questions: even the number of right answers would help with it.
const untold = {
  averageAccuracy: null,
  averageScore: null,
  totalScore: null,
  objectiveCorrectRate: null,
  reportRests: true,
};

/** Maps some of a student's assignments; reports and points are hidden while a test asks the same questions. */
export const toStudentAssignments = async (
  db: Handle,
  rows: readonly StudentAssignmentRow[],
  view: StudentViewContext,
) => {
  const all = rows.map((row) => toStudentAssignment(row, view));
  const assignmentIds = all.filter(({ reportOpen }) => reportOpen).map(({ id }) => id);
  const heldBackIds = await listIdsHeldByLiveTest(db, { studentId: view.me.id, assignmentIds, now: view.now });
  return all.map((assignment) => (heldBackIds.has(assignment.id) ? { ...assignment, ...untold } : assignment));
};
