// Recipients follow attempts: the events are typed by their teller.
import type {} from '@inkstone/taking/events';
import type { CallHandler, Subscribers } from '@inkstone/call/server';
import { askAgain } from './ask-again.ts';
import { createHomework, createTest } from './create.ts';
import { editHomework, editTest } from './edit.ts';
import {
  noteRedoScored,
  noteRedoStarted,
  noteRedoSubmitted,
  noteReopened,
  noteScored,
  noteStarted,
  noteSubmitted,
} from './following.queries.ts';
import { readHomeworkDetail, readTestDetail } from './given-detail.ts';
import { listGivenHomework, listGivenTests } from './list-given.ts';
import { listQuestions } from './list-questions.ts';
import { moveBegin } from './move-begin.ts';
import { moveBookDeadline, moveCourseDeadline, moveHomeworkDeadline, moveTestDeadline } from './move-deadline.ts';
import { listMyHomework, listMyTests } from './my-work.ts';
import { readMyHomeworkDetail } from './my-work-detail.ts';
import { readReportOpening, readTestForEdit } from './opening.ts';
import { packQuestions } from './pack-questions.ts';
import { readQuestion } from './question-detail.ts';
import { removeQuestions } from './remove-questions.ts';
import { removeStudent } from './remove-student.ts';
import {
  destroyHomework,
  destroyTest,
  withdrawBook,
  withdrawCourse,
  withdrawHomework,
  withdrawTest,
} from './withdraw.ts';

export type { AssignmentFacts } from '../events.ts';
export { assignment, recipient } from './assignments.tables.ts';
export { narrowed, questionsIn } from './asked.ts';
export { keepDefined } from './defined.ts';
export { give, pinContent, receiversOf, type Gift } from './give.ts';
export { insertChanges, updateAssignment, updateRecipients } from './giving.queries.ts';
export { countWork, findWork, listWork, type WorkRow } from './doing.queries.ts';
export { listFoundGiven, listFoundWork, type FoundWork } from './found.queries.ts';
export { openRedo } from './open-redo.ts';
export { findRedo, type RedoRow } from './redo.queries.ts';
export { factsOf, kindsOf, lockLiving } from './own.ts';
export { rewordOf } from './edit.ts';
export { destroyOf } from './withdraw.ts';
export { holdsWords } from './title.queries.ts';
export { detailOf } from './given-detail.ts';
export { listOf } from './list-given.ts';
export { removeFrom } from './remove-questions.ts';
export { workList } from './my-work.ts';
export { listRemoved } from './removed.queries.ts';
export { hasBegun, ownDeadline, redoToMark } from './given-status.queries.ts';
export {
  countMayAnswer,
  findLastClosing,
  findSitting,
  lastClosing,
  listSetRevisions,
  lockSitting,
} from './sitting.queries.ts';
export type { AssignmentRow, RecipientRow, Sitting } from './sitting.queries.ts';
export { readSittings, type ShownSitting } from './sittings.ts';
export { lockTaughtAssignment } from './open-report.ts';
export { askedNow, listAskedNow } from './asked-now.queries.ts';
export { isBeingSat } from './being-sat.queries.ts';
export { ownWorkOf, workOf } from './work.ts';
export {
  isRedoOpen,
  obstacleOf,
  redoWindow,
  reportOpens,
  reportOpensAt,
  windowOf,
  type Obstacle,
  type Window,
} from '../rules.ts';

/** The answers to every call of giving work and doing it. */
export const handlers: readonly CallHandler[] = [
  createHomework,
  createTest,
  editHomework,
  editTest,
  moveHomeworkDeadline,
  moveTestDeadline,
  moveBegin,
  withdrawHomework,
  withdrawTest,
  destroyHomework,
  destroyTest,
  removeStudent,
  listGivenHomework,
  listGivenTests,
  readHomeworkDetail,
  readTestDetail,
  readTestForEdit,
  readReportOpening,
  listMyHomework,
  listMyTests,
  readMyHomeworkDetail,
  askAgain,
  listQuestions,
  readQuestion,
  removeQuestions,
  packQuestions,
];

/** What may happen to given textbooks: answered here, listed by the textbooks that are given. */
export const bookAnswers: readonly CallHandler[] = [moveBookDeadline, withdrawBook];

/** The same of given courses. */
export const courseAnswers: readonly CallHandler[] = [moveCourseDeadline, withdrawCourse];

/** Recipients follow the first attempts at them, redos their own. */
export const subscribers: Subscribers = {
  'attempt.started': ({ redoId, ...told }, { tx }) =>
    redoId === null ? noteStarted(tx, told) : noteRedoStarted(tx, { ...told, redoId }),
  'attempt.submitted': ({ redoId, ...told }, { tx }) =>
    redoId === null ? noteSubmitted(tx, told) : noteRedoSubmitted(tx, { ...told, redoId }),
  'attempt.reopened': (told, { tx }) => noteReopened(tx, told),
  'attempt.scored': ({ redoId, ...told }, { tx }) =>
    redoId === null ? noteScored(tx, told) : noteRedoScored(tx, { ...told, redoId }),
};
