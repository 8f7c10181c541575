import { handleCall } from '@inkstone/call/server';
import { ssoStart as contract } from '../contract/sso.ts';
import { ownPath } from '../rules.ts';
import { keepTrip, redirect, sendToLogin } from './sso-cookies.ts';
import { refusalOf } from './sso-person.ts';

/** Leads the browser to the provider; where that cannot be reached, back to the login, which says so. */
export const ssoStart = handleCall(contract, async (it) => {
  const { identity, input, refuse } = it;
  if (!identity) return refuse('sso.off');
  const next = ownPath(input.next);
  const isShared = input.shared !== undefined;
  const isAgain = input.again !== undefined;
  const begun = await identity.begin({ isFresh: isShared || input.fresh !== undefined });
  if (!begun.ok) return sendToLogin(it, { personId: null, failed: refusalOf(begun.code), isShared, next, isAgain });
  await keepTrip(it, { ...begun.value.trip, next, of: input.of ?? null, isShared, isAgain });
  return redirect(begun.value.to);
});
