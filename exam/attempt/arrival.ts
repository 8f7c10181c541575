import type { Instant } from './types.ts';

/** From how many seconds after its end an answer that arrives is spoken of: less is the way through the network. */
export const noticeableSeconds = 10;

/** How many seconds after its end an answer arrived; null where it was in time, or so little that nobody need know. */
export const secondsAfterEnd = ({
  dueAt,
  receivedAt,
}: {
  dueAt: Instant | null;
  receivedAt: Instant | null;
}): number | null => {
  if (dueAt === null || receivedAt === null) return null;
  const seconds = Math.floor((receivedAt - dueAt) / 1000);
  return seconds < noticeableSeconds ? null : seconds;
};
