import type { Instant } from './types.ts';

/** Answers that arrive fewer seconds after the deadline are not reported as late: that is network latency. */
export const minReportedSeconds = 10;

/** Seconds between the deadline and the arrival of an answer; null where it was in time or too little to report. */
export const secondsAfterEnd = ({
  dueAt,
  receivedAt,
}: {
  dueAt: Instant | null;
  receivedAt: Instant | null;
}): number | null => {
  if (dueAt === null || receivedAt === null) return null;
  const seconds = Math.floor((receivedAt - dueAt) / 1000);
  return seconds < minReportedSeconds ? null : seconds;
};
