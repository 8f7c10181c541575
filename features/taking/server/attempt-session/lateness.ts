import type { Lateness } from '../../contract.ts';

/**
 * The instants before which bytes should have arrived: the submission, and the end of their question's clock or
 * section; null where there is none.
 */
interface LatenessBounds {
  handedInAt: Date | null;
  answerEnd: Date | null;
}

// Bytes that arrive within a minute were on their way.
const wholeMinutes = (from: Date | null, to: Date): number =>
  from === null ? 0 : Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));

/**
 * Computes how late bytes arrived after the submission, or else after the end of their question. A reference given in
 * time says nothing about when the bytes were made.
 */
export const computeLateness = (arrivedAt: Date, { handedInAt, answerEnd }: LatenessBounds): Lateness => {
  const minutes = wholeMinutes(handedInAt, arrivedAt);
  if (minutes > 0) return { arrivedAt: arrivedAt.toISOString(), minutes };
  const afterEnd = wholeMinutes(answerEnd, arrivedAt);
  return afterEnd > 0 ? { arrivedAt: arrivedAt.toISOString(), minutes: afterEnd, after: 'clock' } : null;
};
