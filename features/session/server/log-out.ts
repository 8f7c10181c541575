import { handleCall } from '@inkstone/call/server';
import { logout } from '../contract.ts';
import { deviceKeyFor } from './device-key.ts';
import { signOutSession } from './end-sessions.ts';

/** Ends this session; the browser keeps its ua_token, which is the browser's and not the person's. */
export const logOut = handleCall(logout, async (ctx) => {
  const { me, secret, request } = ctx;
  await signOutSession(ctx, { personId: me.id, sessionId: me.sessionId, by: 'logout' });
  // Pictures, recordings and documents lie in the browser's own store for a day.
  request.clearBrowserCache();
  return { deviceKey: deviceKeyFor(secret, me.id) };
});
