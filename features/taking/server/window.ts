import { obstacleOf, redoWindow, windowOf, type Obstacle, type Window } from '@inkstone/assignments/server';
import type { SchoolSettings } from '@inkstone/call/server';
import { buildTimeline, type AttemptState, type AttemptWindow, type Timeline } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import type { LockedAttempt } from './attempt-rows.queries.ts';

/** The window of an attempt's recipient, as the engine and the screens want it. */
export const windowOfAttempt = (row: LockedAttempt, school: SchoolSettings): Window =>
  row.redo_asked_at && row.redo_due_at
    ? redoWindow({ askedAt: row.redo_asked_at, dueAt: row.redo_due_at }, school)
    : windowOf(scheduleOf(row), ownScheduleOf(row), school);

/** Why the work may not be answered now, or null. */
export const obstacleOfAttempt = (row: LockedAttempt, window: Window, now: Date): Obstacle | null =>
  obstacleOf({ schedule: scheduleOf(row), own: ownScheduleOf(row), window }, now);

const scheduleOf = (row: LockedAttempt) => ({
  kind: row.kind,
  beginsAt: row.begins_at,
  deadline: row.deadline,
  withdrawnAt: row.withdrawn_at,
  deletedAt: row.deleted_at,
});

const ownScheduleOf = (row: LockedAttempt) => ({
  beginsAt: row.own_begins_at,
  deadline: row.own_deadline,
  extraSeconds: row.extra_seconds,
  removedAt: row.removed_at ?? row.redo_withdrawn_at,
});

/** The same as the engine's own numbers. */
export const engineWindow = (window: Window): AttemptWindow => ({
  opensAt: window.opensAt.getTime(),
  closesAt: window.closesAt.getTime(),
  graceSeconds: window.graceSeconds,
});

/** What is true of an attempt at a moment of the server's time. */
export const timelineAt = (
  { state, blueprint }: { state: AttemptState; blueprint: Blueprint },
  { window, now }: { window: Window; now: Date },
): Timeline => buildTimeline(state, blueprint, { now: now.getTime(), window: engineWindow(window) });
