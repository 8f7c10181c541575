import type { Blueprint } from '../blueprint/index.ts';
import { advance } from './advance.ts';
import { applyElapsedTime } from './transitions.ts';
import type { AttemptEvent, AttemptState, Instant, Moment } from './types.ts';

/** An event that the server has not received yet, with the time that it claims. */
export interface PendingEvent {
  seq: number;
  event: AttemptEvent;
  at: Instant;
}

/** The state of a rebased attempt, and the lower bound for later claims. */
export interface RebasedAttempt {
  state: AttemptState;
  lastClaim: Instant;
}

/** The latest claim that a state has seen: no later event may claim an earlier instant. */
export const findLastClaim = ({ claimedAt }: AttemptState): Instant => Math.max(0, ...Object.values(claimedAt));

/**
 * Puts the events that the server has not received on top of its state, for example after it has extended the clocks or
 * reopened the attempt, and applies the clocks up to now. As on the server, no event claims a future time, and time
 * never runs backwards.
 */
export const rebaseAttempt = (
  state: AttemptState,
  pending: readonly PendingEvent[],
  { blueprint, moment: { now, window } }: { blueprint: Blueprint; moment: Moment },
): RebasedAttempt => {
  let current: RebasedAttempt = { state, lastClaim: findLastClaim(state) };
  for (const { event, seq, at } of pending) {
    const claimedAt = Math.max(Math.min(at, now), current.lastClaim);
    const step = advance(current.state, event, blueprint, { now: claimedAt, window, claimedAt, seq });
    current = { state: step.state, lastClaim: claimedAt };
  }
  return { ...current, state: applyElapsedTime(current.state, blueprint, { at: now, window }) };
};
