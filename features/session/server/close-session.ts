import { handleCall } from '@inkstone/call/server';
import { closeSession as contract } from '../contract.ts';
import { signOutSession } from './end-sessions.ts';
import { deviceKeyFor } from './open-session.ts';

/** Ends this session; the ua_token cookie stays, since it identifies the browser and not the person. */
export const closeSession = handleCall(contract, async (ctx) => {
  const { me, secret, request } = ctx;
  await signOutSession(ctx, { personId: me.id, sessionId: me.sessionId, by: 'logout' });
  // Pictures, recordings and documents stay in the browser cache for a day.
  request.clearBrowserCache();
  return { deviceKey: deviceKeyFor(secret, me.id) };
});
