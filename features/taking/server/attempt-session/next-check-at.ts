import type { Window } from '@inkstone/assignments/server';
import type { Timeline } from '@inkstone/exam/attempt';

/**
 * When the closing job checks an attempt next: after its next clock event and the grace period for answers on their
 * way.
 */
export const nextCheckAt = ({ nextChangeAt }: Timeline, { window, now }: { window: Window; now: Date }): Date => {
  const next = Math.max(nextChangeAt ?? window.closesAt.getTime(), now.getTime());
  return new Date(next + window.graceSeconds * 1000);
};
