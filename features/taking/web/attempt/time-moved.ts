import type { AttemptState, RunningClock } from '@inkstone/exam/attempt';
import type { AttemptStore } from './attempt-store.ts';
import type { TimeMoved } from './live-state.ts';

/** What of an open attempt says how long it may take. */
export type Timed = Pick<AttemptStore, 'timeline'> & {
  started: { closesAt: string; windowVersion: number };
  snapshot(): { state: Pick<AttemptState, 'clocks' | 'extraSeconds'> };
};

const lengthMs = ({ seconds, addedMs }: RunningClock): number => seconds * 1000 + addedMs;

/** Seconds that came to a clock which ran before, or that wait for the next one. */
const secondsAdded = (before: Timed, after: Timed): number => {
  const [old, now] = [before.snapshot().state, after.snapshot().state];
  const added = Object.entries(now.clocks).flatMap(([key, clock]) => {
    const known = old.clocks[key];
    return known ? [(lengthMs(clock) - lengthMs(known)) / 1000] : [];
  });
  return Math.max(0, now.extraSeconds - old.extraSeconds, ...added);
};

/**
 * What a student is told when an attempt was opened again in place of the same one; null where its time is as it was.
 * Time is given with a new version of the window alone: where that is the same, a clock that begins or has stood still meanwhile is no extension.
 */
export const timeMoved = (before: Timed, after: Timed): TimeMoved | null => {
  const { closesAt, windowVersion } = after.started;
  if (windowVersion === before.started.windowVersion) return null;
  const isReopened = before.timeline().status === 'closed' && after.timeline().status !== 'closed';
  const seconds = isReopened ? (after.timeline().secondsLeft ?? 0) : secondsAdded(before, after);
  const minutes = Math.round(seconds / 60);
  return minutes > 0 ? { minutes } : { closesAt };
};
