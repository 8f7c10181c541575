import type { AttemptState, RunningClock } from '@inkstone/exam/attempt';
import type { AttemptStore } from './attempt-store.ts';
import type { TimeChange } from './window-state.ts';

/** The parts of an open attempt that determine its time. */
export type TimedAttempt = Pick<AttemptStore, 'timeline'> & {
  started: { closesAt: string; windowVersion: number };
  snapshot(): { state: Pick<AttemptState, 'clocks' | 'extraSeconds'> };
};

const lengthMs = ({ seconds, addedMs }: RunningClock): number => seconds * 1000 + addedMs;

/** Seconds added to a running clock, or waiting for the next one. */
const secondsAdded = (before: TimedAttempt, after: TimedAttempt): number => {
  const [old, now] = [before.snapshot().state, after.snapshot().state];
  const added = Object.entries(now.clocks).flatMap(([key, clock]) => {
    const known = old.clocks[key];
    return known ? [(lengthMs(clock) - lengthMs(known)) / 1000] : [];
  });
  return Math.max(0, now.extraSeconds - old.extraSeconds, ...added);
};

/**
 * Compares a reopened attempt with the one before; null where the time is unchanged. Time changes only with the version
 * of the window: with the same version, a clock that started or was paused meanwhile is no extension.
 */
export const detectTimeChange = (before: TimedAttempt, after: TimedAttempt): TimeChange | null => {
  const { closesAt, windowVersion } = after.started;
  if (windowVersion === before.started.windowVersion) return null;
  const isReopened = before.timeline().status === 'closed' && after.timeline().status !== 'closed';
  const seconds = isReopened ? (after.timeline().secondsLeft ?? 0) : secondsAdded(before, after);
  const minutes = Math.round(seconds / 60);
  return minutes > 0 ? { minutes } : { closesAt };
};
