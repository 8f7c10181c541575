import type { AttemptState, Timeline } from '@inkstone/exam/attempt';
import type { Schedule, TimeChange } from './window-state.ts';

/** What determines the time of an open attempt, at one moment. */
export interface AttemptTime {
  state: Pick<AttemptState, 'extendedSeconds'>;
  timeline: Pick<Timeline, 'status' | 'secondsLeft'>;
  schedule: Pick<Schedule, 'closesAt' | 'windowVersion'>;
}

const toMinutes = (seconds: number): number => Math.round(seconds / 60);

/**
 * Compares the time of an attempt with that before; null where it is unchanged. Only what a teacher has given is an
 * extension: clocks are also lengthened by waits at borders, and one that had run out goes on from the present. The
 * version of the window changes with that of other students, too.
 */
export const detectTimeChange = (before: AttemptTime, after: AttemptTime): TimeChange | null => {
  const { closesAt, windowVersion } = after.schedule;
  if (windowVersion === before.schedule.windowVersion) return null;
  const isReopened = before.timeline.status === 'closed' && after.timeline.status !== 'closed';
  const reopenedMinutes = isReopened ? toMinutes(after.timeline.secondsLeft ?? 0) : 0;
  if (reopenedMinutes > 0) return { reopenedMinutes };
  const minutes = toMinutes((after.state.extendedSeconds ?? 0) - (before.state.extendedSeconds ?? 0));
  if (minutes > 0) return { minutes };
  return Date.parse(closesAt) === Date.parse(before.schedule.closesAt) ? null : { closesAt };
};
