import { handleCall } from '@inkstone/call/server';
import { startSso as contract } from '../contract/sso.ts';
import { toLocalPath } from '../rules.ts';
import { storeSignInFlow, redirect, sendToLogin, takeWorkPass } from './sso-cookies.ts';
import { toRefusal } from './sso-person.ts';

/** Redirects to the provider; where it is unreachable, back to the login with the error. */
export const startSso = handleCall(contract, async (ctx) => {
  const { identity, input, refuse } = ctx;
  if (!identity) return refuse('sso.off');
  const next = toLocalPath(input.next);
  const invitation = input.invitation ?? null;
  const isShared = input.shared !== undefined;
  const isAgain = input.again !== undefined;
  const flow = await identity.begin({ isFresh: isShared || input.fresh !== undefined || invitation !== null });
  if (!flow.ok) return sendToLogin(ctx, { personId: null, failed: toRefusal(flow.code), isShared, next, isAgain });
  const work = await takeWorkPass(ctx);
  await storeSignInFlow(ctx, {
    ...flow.value.trip,
    next,
    of: input.of ?? null,
    isShared,
    isAgain,
    work,
    invitation,
    testedBy: null,
  });
  return redirect(flow.value.to);
});
