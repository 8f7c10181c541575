import { handleCall } from '@inkstone/call/server';
import { ssoStart as contract } from '../contract/sso.ts';
import { toLocalPath } from '../rules.ts';
import { storeSignInFlow, redirect, sendToLogin } from './sso-cookies.ts';
import { toRefusal } from './sso-person.ts';

/** Leads the browser to the provider; where that cannot be reached, back to the login, which says so. */
export const ssoStart = handleCall(contract, async (it) => {
  const { identity, input, refuse } = it;
  if (!identity) return refuse('sso.off');
  const next = toLocalPath(input.next);
  const isShared = input.shared !== undefined;
  const isAgain = input.again !== undefined;
  const begun = await identity.begin({ isFresh: isShared || input.fresh !== undefined });
  if (!begun.ok) return sendToLogin(it, { personId: null, failed: toRefusal(begun.code), isShared, next, isAgain });
  await storeSignInFlow(it, { ...begun.value.trip, next, of: input.of ?? null, isShared, isAgain });
  return redirect(begun.value.to);
});
