import { answer } from '@inkstone/call/server';
import { logout } from '../contract.ts';
import { deviceKeyFor } from './device-key.ts';
import { endSession } from './session.queries.ts';

/** Ends this session; the browser keeps its ua_token, which is the browser's and not the person's. */
export const logOut = answer(logout, async ({ me, tx, now, secret, request }) => {
  await endSession(tx, { sessionId: me.sessionId, by: 'logout', at: now });
  // Pictures, recordings and documents lie in the browser's own store for a day.
  request.clearBrowserCache();
  return { deviceKey: deviceKeyFor(secret, me.id) };
});
