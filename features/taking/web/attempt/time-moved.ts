import type { AttemptStore } from './attempt-store.ts';
import type { TimeMoved } from './live-state.ts';

/** Seconds on the clock, or waiting for the first one; 0 once the clock has closed it. */
const secondsIn = (store: AttemptStore): number => {
  const { secondsLeft, status } = store.timeline();
  return secondsLeft ?? (status === 'closed' ? 0 : store.snapshot().state.extraSeconds);
};

/** What a student is told when an attempt was opened again in place of the same one; null where its time is as it was. */
export const timeMoved = (before: AttemptStore, after: AttemptStore): TimeMoved | null => {
  const minutes = Math.round((secondsIn(after) - secondsIn(before)) / 60);
  if (minutes > 0) return { minutes };
  const { closesAt } = after.started;
  return closesAt === before.started.closesAt ? null : { closesAt };
};
