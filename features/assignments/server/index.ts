// Recipients follow attempts: the events are typed by their teller.
import type {} from '@inkstone/taking/events';
import type { Answer, Subscribers } from '@inkstone/call/server';
import { createHomework, createTest } from './create.ts';
import { editHomework, editTest } from './edit.ts';
import { noteReopened, noteScored, noteStarted, noteSubmitted } from './following.queries.ts';
import { readHomeworkDetail, readTestDetail } from './given-detail.ts';
import { listGivenHomework, listGivenTests } from './list-given.ts';
import { moveBegin } from './move-begin.ts';
import { moveHomeworkDeadline, moveTestDeadline } from './move-deadline.ts';
import { listMyHomework, listMyTests } from './my-work.ts';
import { readMyHomeworkDetail } from './my-work-detail.ts';
import { removeStudent } from './remove-student.ts';
import { destroyHomework, destroyTest, withdrawHomework, withdrawTest } from './withdraw.ts';

export type { AssignmentFacts } from '../events.ts';
export { assignment, recipient } from './assignments.tables.ts';
export { give, pinContent, receiversOf, type Gift } from './give.ts';
export { insertChanges, updateAssignment, updateRecipients } from './giving.queries.ts';
export { countWork, findWork, listWork, type WorkRow } from './doing.queries.ts';
export { findLastClosing, findSitting, listSetRevisions, lockSitting } from './sitting.queries.ts';
export type { AssignmentRow, RecipientRow, Sitting } from './sitting.queries.ts';
export { lockTaughtAssignment } from './open-report.ts';
export { workOf } from './work.ts';
export { obstacleOf, reportOpens, reportOpensAt, windowOf, type Obstacle, type Window } from '../rules.ts';

export const answers: readonly Answer[] = [
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
  listMyHomework,
  listMyTests,
  readMyHomeworkDetail,
];

/** Recipients follow the attempts at them. */
export const subscribers: Subscribers = {
  'attempt.started': (told, { tx }) => noteStarted(tx, told),
  'attempt.submitted': (told, { tx }) => noteSubmitted(tx, told),
  'attempt.reopened': (told, { tx }) => noteReopened(tx, told),
  'attempt.scored': (told, { tx }) => noteScored(tx, told),
};
