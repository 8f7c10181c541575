import { randomUUID } from 'node:crypto';
import { handleCall } from '@inkstone/call/server';
import { removeCalendarFeed as removeContract, renewCalendarFeed as renewContract } from '../contract.ts';
import { deleteFeed, saveFeed } from './calendar.queries.ts';

/** Creates the caller's calendar address, or another one. */
export const renewCalendarFeed = handleCall(renewContract, async ({ me, tx, now }) => {
  await saveFeed(tx, { personId: me.id, salt: randomUUID(), createdAt: now });
  return {};
});

/** Removes the caller's calendar address. */
export const removeCalendarFeed = handleCall(removeContract, async ({ me, tx }) => {
  await deleteFeed(tx, me.id);
  return {};
});
