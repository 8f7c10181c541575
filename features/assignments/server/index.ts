// Recipients follow the events of attempts, which the taking feature types.
import type {} from '@inkstone/taking/events';
import type {} from '@inkstone/people/events';
import type { CallHandler, Subscribers } from '@inkstone/call/server';
import { addJoiners } from './add-joiners.ts';
import { addRecipients } from './add-recipients.ts';
import { withdrawRecipients } from './withdraw-recipients.ts';
import { getRepeatPlan } from './get-repeat-plan.ts';
import { repeatAssignmentHandlers } from './repeat-assignment.ts';
import { requestRedo } from './request-redo.ts';
import { createAssignmentHandlers } from './create-assignment.ts';
import { deleteAssignmentHandlers } from './delete-assignment.ts';
import { updateAssignmentHandlers } from './update-assignment.ts';
import {
  recordRedoScored,
  recordRedoStarted,
  recordRedoSubmitted,
  recordRemoved,
  recordReopened,
  recordScored,
  recordStarted,
  recordSubmitted,
} from './recipient-progress.queries.ts';
import { getAssignedHomework, getAssignedTest } from './get-assignment.ts';
import { listAssignedHomework, listAssignedTests } from './list-assignments.ts';
import { listAssignmentQuestions } from './list-assignment-questions.ts';
import { moveBeginTime } from './move-begin-time.ts';
import { moveDeadlineHandlers } from './move-deadline.ts';
import { listMyHomework, listMyTests } from './list-my-assignments.ts';
import { getMyHomework } from './get-my-homework.ts';
import { getReportOpening } from './get-report-opening.ts';
import { getReportDefaults } from './get-report-defaults.ts';
import { getTestSettings } from './get-test-settings.ts';
import { recordOpenReports } from './open-reports.queries.ts';
import { packQuestions } from './pack-questions.ts';
import { getAssignmentQuestion } from './get-assignment-question.ts';
import { removeQuestions } from './remove-questions.ts';
import { removeRecipients } from './remove-recipients.ts';
import { withdrawAssignmentHandlers } from './withdraw-assignment.ts';

export { readReportDefaults, reportDefaultsSetting } from './report-defaults.ts';
export { personData } from './person-data.ts';
export type { AssignmentFacts } from '../events.ts';
export { listGivenTimes, listReceivedTimes, type CalendarAssignment } from './calendar.queries.ts';
export { assignment, recipient } from './assignments.tables.ts';
export { countContentQuestions, filterQuestions, questionsIn } from './assigned-content.ts';
export { repeatFor, type RepeatSource } from './repeat-assignment.ts';
export { storeDefinedHomework } from './defined-homework.ts';
export { findWindowDefault } from './window-mode.ts';
export { storeAssignment, pinContent, resolveRecipients, type AssignmentDraft } from './store-assignment.ts';
export { deleteJoinedRecipients } from './added-recipients.queries.ts';
export { listPercentRecipients, savePercentSeconds } from './percent-time.queries.ts';
export { updateStandingTime } from './standing-time.queries.ts';
export { insertChanges, updateAssignment, updateRecipients } from './assignments.queries.ts';
export {
  countStudentAssignments,
  findStudentAssignment,
  listStudentAssignments,
  type StudentAssignmentRow,
} from './student-assignments.queries.ts';
export { searchTeacherAssignments, searchStudentAssignments, type AssignmentSearchResult } from './search.queries.ts';
export { openRedo } from './open-redo.ts';
export { findRedo, type RedoRow } from './redo.queries.ts';
export { toAssignmentFacts, kindsInFamily, lockActiveAssignment } from './assignment-family.ts';
export { editTextsFor } from './update-assignment.ts';
export { deleteFor } from './delete-assignment.ts';
export { assignmentClosesAt } from './assignment-status.queries.ts';
export { containsSearchTerms } from './search-terms.queries.ts';
export { assignmentDetailFor } from './get-assignment.ts';
export { assignmentListFor } from './list-assignments.ts';
export { removeQuestionsFrom } from './remove-questions.ts';
export { myAssignmentsFor } from './list-my-assignments.ts';
export { insertRemovedQuestions, listRemovedQuestions } from './removed-questions.queries.ts';
export { hasBegun, recipientDeadline, hasRedoToMark } from './assignment-status.queries.ts';
export {
  countOpenRecipients,
  findLastWindowClose,
  findRecipientAssignment,
  lastWindowClose,
  listSetRevisions,
  lockRecipientAssignment,
} from './recipient-assignment.queries.ts';
export type { AssignmentRow, RecipientRow, RecipientAssignment } from './recipient-assignment.queries.ts';
export { readRecipientAttempts, type RecipientAttempt } from './recipient-attempts.ts';
export { lockTaughtAssignment } from './open-report.ts';
export { isReportOpenTo, reportOpensAfter } from './open-reports.queries.ts';
export { overlapsLiveTest, listIdsHeldByLiveTest } from './live-test-overlap.queries.ts';
export { listHeldRecordings, type HoldingTest } from './held-recordings.queries.ts';
export { closedSetIds, listClosedSets, seenSetIds, type ClosedContentKey } from './closed-content.queries.ts';
export { isAttemptInProgress } from './attempt-in-progress.queries.ts';
export { toStudentAssignments, toStudentAssignment } from './student-view.ts';
export {
  isRedoOpen,
  findObstacle,
  getClockSeconds,
  computeRedoWindow,
  isReportOpen,
  reportOpensAt,
  computeWindow,
  type Obstacle,
  type AnswerWindow,
} from '../rules.ts';

/** The handlers of all calls about assignments. */
export const handlers: readonly CallHandler[] = [
  ...createAssignmentHandlers,
  ...updateAssignmentHandlers,
  moveDeadlineHandlers.homework,
  moveDeadlineHandlers.test,
  moveBeginTime,
  withdrawAssignmentHandlers.homework,
  withdrawAssignmentHandlers.test,
  ...deleteAssignmentHandlers,
  getRepeatPlan,
  ...repeatAssignmentHandlers,
  removeRecipients,
  addRecipients,
  withdrawRecipients,
  listAssignedHomework,
  listAssignedTests,
  getAssignedHomework,
  getAssignedTest,
  getTestSettings,
  getReportOpening,
  getReportDefaults,
  listMyHomework,
  listMyTests,
  getMyHomework,
  requestRedo,
  listAssignmentQuestions,
  getAssignmentQuestion,
  removeQuestions,
  packQuestions,
];

/** Handlers for assigned textbooks, which the textbooks feature registers. */
export const textbookHandlers: readonly CallHandler[] = [
  moveDeadlineHandlers.textbook,
  withdrawAssignmentHandlers.textbook,
];

/** Handlers for assigned courses, which the courses feature registers. */
export const courseHandlers: readonly CallHandler[] = [moveDeadlineHandlers.video, withdrawAssignmentHandlers.video];

/** Recipients follow their first attempts, redos their own; who joins a class gets its running work that is for joiners. */
export const subscribers: Subscribers = {
  'class.joined': (payload, ctx) => addJoiners(ctx, payload),
  'attempt.started': ({ redoId, ...payload }, { tx }) =>
    redoId === null ? recordStarted(tx, payload) : recordRedoStarted(tx, { ...payload, redoId }),
  'attempt.submitted': ({ redoId, ...payload }, { tx }) =>
    redoId === null ? recordSubmitted(tx, payload) : recordRedoSubmitted(tx, { ...payload, redoId }),
  'attempt.reopened': (payload, { tx }) => recordReopened(tx, payload),
  'attempt.removed': (payload, { tx }) => recordRemoved(tx, payload),
  'attempt.scored': async ({ redoId, ...payload }, { tx, services: { now } }) => {
    if (redoId !== null) return recordRedoScored(tx, { ...payload, redoId });
    // A report that was open closes while an answer waits to be marked again.
    if (payload.needsMarking && !payload.isFirst) await recordOpenReports(tx, { ...payload, now });
    return recordScored(tx, payload);
  },
};
