import type { Window } from '@inkstone/assignments/server';
import { timelineOf, type AttemptState } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { engineWindow } from './window.ts';

/** When a job looks at an attempt again: after what happens next by the clock, and the grace for what was given in time. */
export const checkAtOf = (
  state: AttemptState,
  blueprint: Blueprint,
  { window, now }: { window: Window; now: Date },
): Date => {
  const { nextChangeAt } = timelineOf(state, blueprint, { now: now.getTime(), window: engineWindow(window) });
  const next = Math.max(nextChangeAt ?? window.closesAt.getTime(), now.getTime());
  return new Date(next + window.graceSeconds * 1000);
};
