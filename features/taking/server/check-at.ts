import type { Window } from '@inkstone/assignments/server';
import type { Timeline } from '@inkstone/exam/attempt';

/** When a job looks at an attempt again: after what happens next by the clock, and the grace for what was given in time. */
export const checkAtOf = ({ nextChangeAt }: Timeline, { window, now }: { window: Window; now: Date }): Date => {
  const next = Math.max(nextChangeAt ?? window.closesAt.getTime(), now.getTime());
  return new Date(next + window.graceSeconds * 1000);
};
