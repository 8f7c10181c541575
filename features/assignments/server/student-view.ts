import { localizedName, toPercent, toPoints } from '@inkstone/base';
import type { CurrentUser, SchoolSettings } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import { extendSeconds } from '@inkstone/exam/blueprint';
import { getExamName } from '@inkstone/programmes/cards';
import { isRedoOpen, computeRecipientState, getClockSeconds, isReportOpen, computeWindow } from '../rules.ts';
import { listIdsHeldByLiveTest } from './live-test-overlap.queries.ts';
import { withOwnProgress } from './student-progress.ts';
import type { StudentAssignmentRow } from './student-assignments.queries.ts';
import { shuffleFields } from './window-mode.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

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
      lateHours: row.lateHours,
      beginsAt: row.beginsAt,
      deadline: row.deadline,
      withdrawnAt: null,
      deletedAt: null,
    },
    {
      beginsAt: row.ownBeginsAt,
      deadline: row.ownDeadline,
      extraSeconds: row.extraSeconds,
      removedAt: null,
    },
    school,
  );

/** Finds the redo of a student's assignment that can be answered now. */
const findOpenRedo = (row: StudentAssignmentRow, now: Date) => {
  const { redoId, redoStatus: progress, redoRequestedAt: requestedAt, redoOpenUntil: dueAt } = row;
  if (redoId === null || progress === null || requestedAt === null || dueAt === null) return null;
  const facts = {
    requestedAt,
    dueAt,
    withdrawnAt: null,
    status: progress,
    needsMarking: false,
  };
  if (!isRedoOpen(facts, now)) return null;
  return {
    redoId,
    isBegun: progress === 'started',
    redoDueAt: dueAt.toISOString(),
    questions: row.redoQuestions ?? 0,
    answered: row.redoAnswered,
    message: row.redoMessage,
  };
};

/** The fields that change while a redo is open: it is to be done by the redo's due date. */
const toRedoOverrides = (again: NonNullable<ReturnType<typeof findOpenRedo>>) => {
  const state = again.isBegun ? ('onGoing' as const) : ('toDo' as const);
  const until = { due: again.redoDueAt, closesAt: again.redoDueAt, redoDueAt: again.redoDueAt };
  const progress = { completed: again.answered, total: again.questions };
  return { state, status: state, isDelayed: false, isArchived: false, isClosed: false, ...until, ...progress };
};

/** Whether the student may read the report of an assignment now. */
const isRowReportOpen = (row: StudentAssignmentRow, { now, school }: Pick<StudentViewContext, 'now' | 'school'>) =>
  isReportOpen(
    {
      reportAt: row.reportAt,
      openedAt: row.reportOpenedAt,
      lastClosesAt: row.lastClosesAt,
      graceSeconds: school.graceSeconds,
      isHandedIn: row.submittedAt !== null,
      needsMarking: row.needsMarking,
    },
    now,
  );

/** Maps a student's assignment to the API's format; scores only once the report is open. */
export const toStudentAssignment = (row: StudentAssignmentRow, { me, now, school }: StudentViewContext) => {
  const window = windowForRow(row, school);
  const submittedAt = row.submittedAt;
  const state = computeRecipientState({ window, status: row.status, submittedAt, needsMarking: row.needsMarking }, now);
  const reportOpen = isRowReportOpen(row, { now, school });
  const title = localizedName(me.language, row.title, row.titleZh);
  const isShown = reportOpen && row.score !== null;
  const again = findOpenRedo(row, now);
  return {
    id: row.assignmentId,
    kind: row.kind,
    title,
    name: title,
    status: state.state,
    programme: row.programme,
    variant: row.variant,
    subject: row.subject,
    type: getExamName(row, me.language),
    assignDate: row.createdAt.toISOString(),
    beginsAt: window.opensAt.toISOString(),
    opensAt: window.opensAt.toISOString(),
    deadline: window.deadline.toISOString(),
    due: window.deadline.toISOString(),
    closesAt: window.closesAt.toISOString(),
    lastResponseTime: iso(row.lastResponseAt),
    finishTime: iso(row.submittedAt),
    submittedAt: iso(row.submittedAt),
    averageAccuracy: isShown ? toPercent(row.rightCount, row.scoredCount) : null,
    averageScore: isShown ? (row.score ?? 0) / 100 : null,
    totalScore: isShown ? (row.score ?? 0) / 100 : null,
    objectiveCorrectRate: isShown ? toPercent(row.rightCount, row.scoredCount) : null,
    averageSubjectiveScore: reportOpen && row.markMean !== null ? toPoints(row.markMean) : null,
    className: row.className === null ? '' : localizedName(me.language, row.className, row.classNameZh),
    classTime: null,
    ...(row.allowsOvertime && { allowsOvertime: true }),
    timeLimit:
      row.timeLimitSeconds === null
        ? null
        : extendSeconds(row.timeLimitSeconds, row.extraPercent) + getClockSeconds(row),
    maxListens: row.maxListens,
    playbackSpeed: row.playbackSpeed,
    ...(row.windowMode && { windowMode: row.windowMode }),
    ...(row.hasInstantFeedback && { hasInstantFeedback: true }),
    ...shuffleFields(row),
    selfMarking: row.isSelfMarked,
    teacherMessage: row.teacherMessage,
    redo: row.redoDueAt !== null,
    redoDueAt: iso(row.redoDueAt),
    completed: row.answered,
    total: row.questionCount,
    recipientId: row.recipientId,
    attemptId: row.attemptId,
    teacherName: localizedName(me.language, row.teacherName, row.teacherNameZh),
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
  averageSubjectiveScore: null,
  reportRests: true,
};

/** Maps some of a student's assignments; reports and points are hidden while a test asks the same questions. */
export const toStudentAssignments = async (
  db: Handle,
  rows: readonly StudentAssignmentRow[],
  view: StudentViewContext,
) => {
  const all = (await withOwnProgress(db, rows)).map((row) => toStudentAssignment(row, view));
  const assignmentIds = all.filter(({ reportOpen }) => reportOpen).map(({ id }) => id);
  const heldBackIds = await listIdsHeldByLiveTest(db, { studentId: view.me.id, assignmentIds, now: view.now });
  return all.map((assignment) => (heldBackIds.has(assignment.id) ? { ...assignment, ...untold } : assignment));
};
