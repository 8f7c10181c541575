import { handleCall } from '@inkstone/call/server';
import { checkCookie as contract } from '../contract.ts';
import { getUaToken } from './session.queries.ts';

/** Compares the cookie with the copy stored in the session. */
export const checkCookie = handleCall(contract, async ({ me, tx, request }) => {
  const stored = await getUaToken(tx, me.sessionId);
  return { same: request.uaToken === stored, browserToken: stored };
});
