import type { AttemptState, RunningClock, Timeline } from '@inkstone/exam/attempt';
import type { Schedule, TimeChange } from './window-state.ts';

/** What determines the time of an open attempt, at one moment. */
export interface AttemptTime {
  state: Pick<AttemptState, 'clocks' | 'extraSeconds'>;
  timeline: Pick<Timeline, 'status' | 'secondsLeft'>;
  schedule: Pick<Schedule, 'closesAt' | 'windowVersion'>;
}

const lengthMs = ({ seconds, addedMs }: RunningClock): number => seconds * 1000 + addedMs;

/** Seconds added to a running clock, or waiting for the next one. */
const secondsAdded = (before: AttemptTime['state'], after: AttemptTime['state']): number => {
  const added = Object.entries(after.clocks).flatMap(([key, clock]) => {
    const known = before.clocks[key];
    return known ? [(lengthMs(clock) - lengthMs(known)) / 1000] : [];
  });
  return Math.max(0, after.extraSeconds - before.extraSeconds, ...added);
};

/**
 * Compares the time of an attempt with that before; null where it is unchanged. Time changes only with the version of
 * the window, which also changes with that of other students: with the same version, a clock that started or was paused
 * meanwhile is no extension.
 */
export const detectTimeChange = (before: AttemptTime, after: AttemptTime): TimeChange | null => {
  const { closesAt, windowVersion } = after.schedule;
  if (windowVersion === before.schedule.windowVersion) return null;
  const isReopened = before.timeline.status === 'closed' && after.timeline.status !== 'closed';
  const seconds = isReopened ? (after.timeline.secondsLeft ?? 0) : secondsAdded(before.state, after.state);
  const minutes = Math.round(seconds / 60);
  if (minutes > 0) return { minutes };
  return Date.parse(closesAt) === Date.parse(before.schedule.closesAt) ? null : { closesAt };
};
