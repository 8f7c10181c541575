import type { SchoolSettings } from '@inkstone/call/server';
import { getKindRules, type AssignmentKind } from '@inkstone/exam/assignment-kinds';
import type { LockedAttempt } from '../attempt-rows.queries.ts';
import { obstacleForAttempt, windowForAttempt } from './attempt-window.ts';

/** The error code for an assignment that was withdrawn or deleted, by its kind. */
export const withdrawnErrorCode = (end: 'withdrawn' | 'deleted', kind: AssignmentKind) =>
  getKindRules(kind).refusals[end];

/** The part of a handler's context that the check needs. */
interface RefuseContext {
  now: Date;
  school: SchoolSettings;
  refuse(code: ReturnType<typeof withdrawnErrorCode>): never;
}

/** Refuses a call for an assignment that was deleted or withdrawn. */
export const refuseWithdrawn = ({ now, school, refuse }: RefuseContext, row: LockedAttempt): void => {
  const obstacle = obstacleForAttempt(row, windowForAttempt(row, school), now);
  if (obstacle === 'deleted' || obstacle === 'withdrawn') refuse(withdrawnErrorCode(obstacle, row.kind));
};
