import { cutText } from '@inkstone/base';
import type { RobotKind } from './kind.ts';

// A second more than a minute, since the service's clock is another one.
const windowMs = 61_000;

/** The instants of a robot's latest posts that still count, and whether one more is allowed now. */
export const planPost = (
  latestPosts: readonly Date[],
  now: Date,
  postsPerMinute: number,
): { posts: Date[] } | { notBefore: Date } => {
  const recent = latestPosts.filter((at) => now.getTime() - at.getTime() < windowMs).toSorted((a, b) => +a - +b);
  const blocking = recent.at(-postsPerMinute);
  return blocking ? { notBefore: new Date(blocking.getTime() + windowMs) } : { posts: [...recent, now] };
};

const countBytes = (text: string): number => Buffer.byteLength(JSON.stringify(text));

const cutToBytes = (text: string, maxBytes: number): string => {
  let cut = text;
  while (countBytes(cut) > maxBytes)
    cut = `${cutText(cut, cut.length - 1 - Math.ceil((countBytes(cut) - maxBytes) / 6))}…`;
  return cut;
};

const gap = '\n\n';

/** As many texts as fit into one post, in their order, at least one, which is cut where it is too long. */
export const fitTexts = (
  texts: readonly string[],
  { maxBytes }: Pick<RobotKind, 'maxBytes'>,
): { text: string; count: number } => {
  const [first = '', ...rest] = texts;
  let text = cutToBytes(first, maxBytes);
  let count = 1;
  for (const next of rest) {
    const longer = `${text}${gap}${next}`;
    if (countBytes(longer) > maxBytes) break;
    text = longer;
    count += 1;
  }
  return { text, count };
};
