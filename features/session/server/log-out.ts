import { answer } from '@inkstone/call/server';
import { logout } from '../contract.ts';
import { endSession } from './session.queries.ts';

/** Ends this session; the browser keeps its ua_token, which is the browser's and not the person's. */
export const logOut = answer(logout, async ({ me, tx, now }) => {
  await endSession(tx, { sessionId: me.sessionId, by: 'logout', at: now });
  return {};
});
