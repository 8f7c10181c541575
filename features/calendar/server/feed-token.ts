import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CalendarFeed } from './calendar.queries.ts';

type SignedFeed = Pick<CalendarFeed, 'personId' | 'salt'>;

/** The token of a calendar address: the person, and a signature over person and salt. */
export const toFeedToken = (secret: string, { personId, salt }: SignedFeed): string =>
  `${personId}-${createHmac('sha256', secret).update(`calendar ${personId} ${salt}`).digest('base64url')}`;

/** The person that a token claims to be of; null where it has no such form. Proves nothing. */
export const readClaimedPerson = (token: string): number | null => {
  const id = /^([1-9]\d{0,14})-/.exec(token)?.[1];
  return id === undefined ? null : Number(id);
};

/** Whether a token was made for this address. */
export const isFeedToken = (secret: string, feed: SignedFeed, token: string): boolean => {
  const [claimed, expected] = [Buffer.from(token), Buffer.from(toFeedToken(secret, feed))];
  return claimed.length === expected.length && timingSafeEqual(claimed, expected);
};
