import { handleCall } from '@inkstone/call/server';
import { getCalendarFeed as contract, getCalendarFile } from '../contract.ts';
import { findFeed } from './calendar.queries.ts';
import { toFeedToken } from './feed-token.ts';

/** The caller's calendar address. */
export const getCalendarFeed = handleCall(contract, async ({ me, tx, secret }) => {
  const feed = await findFeed(tx, me.id);
  if (!feed) return { path: null, createdAt: null };
  const path = `/api/${getCalendarFile.path}?token=${toFeedToken(secret, feed)}`;
  return { path, createdAt: feed.createdAt.toISOString() };
});
