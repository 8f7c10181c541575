import type { Late } from '../contract.ts';

/** What bytes should have come before: the hand-in, and the end of the clock or section of their question; null where none was. */
interface Ends {
  handedInAt: Date | null;
  answerEnd: Date | null;
}

// Sending takes its time: what is there within the minute was on its way.
const wholeMinutes = (from: Date | null, to: Date): number =>
  from === null ? 0 : Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));

/**
 * Whether bytes that came at a moment came after the hand-in, or else after the end of what their question had: a name that
 * was given in time says nothing of when its bytes were made.
 */
export const lateOf = (arrivedAt: Date, { handedInAt, answerEnd }: Ends): Late => {
  const minutes = wholeMinutes(handedInAt, arrivedAt);
  if (minutes > 0) return { arrivedAt: arrivedAt.toISOString(), minutes };
  const afterEnd = wholeMinutes(answerEnd, arrivedAt);
  return afterEnd > 0 ? { arrivedAt: arrivedAt.toISOString(), minutes: afterEnd, after: 'clock' } : null;
};
