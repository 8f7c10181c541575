import { err, ok, type Outcome } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { Named } from '@inkstone/identity';
import { ssoCallback as contract } from '../contract/sso.ts';
import { countOnce, countUse, addressLimit } from './limits.ts';
import { clearSignInFlow, sendToLogin, readSignInFlow, type SignInFlow } from './sso-cookies.ts';
import { saveSubject } from './account.queries.ts';
import { findAccountForIdentity, toRefusal, type Refusal } from './sso-person.ts';

type Context = PrepareContext<typeof contract>;

/** Whom the provider named, and who that is here. */
interface ProviderUser {
  personId: number;
  named: Named;
}

/** Who has signed in at the provider: the way back is this browser's own, and goes once. */
const identifyUser = async (
  it: Context,
  begun: Awaited<ReturnType<typeof readSignInFlow>>,
): Promise<Outcome<ProviderUser, Refusal>> => {
  const { db, input, identity } = it;
  if (!identity || !begun || begun.trip.state !== input.state) return err('sso.stale');
  if (!(await countOnce(db, `sso state ${input.state}`, begun.until))) return err('sso.stale');
  const answered = new URLSearchParams(Object.entries(input).filter(([, value]) => value !== undefined));
  const finished = await identity.finish(answered, begun.trip);
  if (!finished.ok) return err(toRefusal(finished.code));
  const named = finished.value;
  const found = await findAccountForIdentity(db, named, identity);
  return found.ok ? ok({ personId: found.value.id, named }) : found;
};

interface CallbackResult {
  who: Outcome<ProviderUser, Refusal>;
  trip: SignInFlow | undefined;
}

/** Where one goes on: not to a page that was somebody else's. */
const findNextPath = ({ who, trip }: CallbackResult): string | null => {
  if (!trip || (who.ok && trip.of !== null && trip.of !== who.value.personId)) return null;
  return trip.next;
};

/** Takes the browser back from the provider and leads it to the login, which opens the session or says why not. */
export const ssoCallback = handleCall<typeof contract, CallbackResult>(contract, {
  async prepare(it) {
    if (!it.identity) return it.refuse('sso.off');
    await countUse(it.db, it.now, addressLimit(it.request.address));
    const begun = await readSignInFlow(it);
    return { who: await identifyUser(it, begun), trip: begun?.trip };
  },
  async decide(it) {
    const { who, trip } = it.prepared;
    clearSignInFlow(it);
    if (who.ok) {
      const { personId, named } = who.value;
      await saveSubject(it.tx, { personId, issuer: named.issuer, subject: named.subject });
    }
    return sendToLogin(it, {
      personId: who.ok ? who.value.personId : null,
      failed: who.ok ? null : who.code,
      isShared: trip?.isShared ?? false,
      next: findNextPath(it.prepared),
      isAgain: trip?.isAgain ?? false,
    });
  },
});
