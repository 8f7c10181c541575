import {
  findObstacle,
  computeRedoWindow,
  computeWindow,
  type Obstacle,
  type AnswerWindow,
} from '@inkstone/assignments/server';
import type { SchoolSettings } from '@inkstone/call/server';
import { buildTimeline, type AttemptState, type AttemptWindow, type Timeline } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { LockedAttempt } from '../attempt-rows.queries.ts';

/**
 * When the closing job checks an attempt next: after its next clock event and the grace period for answers on their
 * way.
 */
export const nextCheckAt = ({ nextChangeAt }: Timeline, { window, now }: { window: AnswerWindow; now: Date }): Date => {
  const next = Math.max(nextChangeAt ?? window.closesAt.getTime(), now.getTime());
  return new Date(next + window.graceSeconds * 1000);
};

/** The window of an attempt by its schedule or its redo as they are now, also where another one had closed it. */
export const scheduledWindowFor = (row: LockedAttempt, school: SchoolSettings): AnswerWindow =>
  row.redoRequestedAt && row.redoDueAt
    ? computeRedoWindow({ requestedAt: row.redoRequestedAt, dueAt: row.redoDueAt }, school)
    : computeWindow(toSchedule(row), toOwnSchedule(row), school);

/**
 * The window in which an attempt may be answered. The one that has closed it for good ends when it did: a deadline that
 * moves afterwards counts only where the attempt is reopened.
 */
export const windowForAttempt = (row: LockedAttempt, school: SchoolSettings): AnswerWindow => {
  const window = scheduledWindowFor(row, school);
  const { closedAt, closedBy } = row.state;
  if (row.submittedAt === null || closedAt === null || closedBy !== 'window') return window;
  return { ...window, closesAt: new Date(Math.min(closedAt, window.closesAt.getTime())) };
};

/** Why the attempt may not be answered now; null where it may. */
export const obstacleForAttempt = (row: LockedAttempt, window: AnswerWindow, now: Date): Obstacle | null =>
  findObstacle({ schedule: toSchedule(row), own: toOwnSchedule(row), window }, now);

const toSchedule = (row: LockedAttempt) => ({
  lateHours: row.lateHours,
  beginsAt: row.beginsAt,
  deadline: row.deadline,
  withdrawnAt: row.withdrawnAt,
  deletedAt: row.deletedAt,
});

const toOwnSchedule = (row: LockedAttempt) => ({
  beginsAt: row.ownBeginsAt,
  deadline: row.ownDeadline,
  extraSeconds: row.extraSeconds,
  removedAt: row.removedAt ?? row.redoWithdrawnAt,
});

/** The window in epoch milliseconds, as the engine takes it. */
export const toEngineWindow = (window: AnswerWindow): AttemptWindow => ({
  opensAt: window.opensAt.getTime(),
  closesAt: window.closesAt.getTime(),
  graceSeconds: window.graceSeconds,
});

/** The timeline of an attempt at an instant of the server's clock. */
export const timelineForAttempt = (
  { state, blueprint }: { state: AttemptState; blueprint: Blueprint },
  { window, now }: { window: AnswerWindow; now: Date },
): Timeline => buildTimeline(state, blueprint, { now: now.getTime(), window: toEngineWindow(window) });
