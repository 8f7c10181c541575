import { err, ok, type Outcome } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { Named } from '@inkstone/identity';
import { ssoCallback as contract } from '../contract/sso.ts';
import { countOnce, countUse, ofAddress } from './limits.ts';
import { dropTrip, sendToLogin, tripOf, type Trip } from './sso-cookies.ts';
import { keepSubject } from './account.queries.ts';
import { findNamed, refusalOf, type Refusal } from './sso-person.ts';

type It = PrepareContext<typeof contract>;

/** Whom the provider named, and who that is here. */
interface Comer {
  personId: number;
  named: Named;
}

/** Who has signed in at the provider: the way back is this browser's own, and goes once. */
const whoCame = async (it: It, begun: Awaited<ReturnType<typeof tripOf>>): Promise<Outcome<Comer, Refusal>> => {
  const { db, input, identity } = it;
  if (!identity || !begun || begun.trip.state !== input.state) return err('sso.stale');
  if (!(await countOnce(db, `sso state ${input.state}`, begun.until))) return err('sso.stale');
  const answered = new URLSearchParams(Object.entries(input).filter(([, value]) => value !== undefined));
  const finished = await identity.finish(answered, begun.trip);
  if (!finished.ok) return err(refusalOf(finished.code));
  const named = finished.value;
  const found = await findNamed(db, named, identity);
  return found.ok ? ok({ personId: found.value.id, named }) : found;
};

interface Came {
  who: Outcome<Comer, Refusal>;
  trip: Trip | undefined;
}

/** Where one goes on: not to a page that was somebody else's. */
const nextOf = ({ who, trip }: Came): string | null => {
  if (!trip || (who.ok && trip.of !== null && trip.of !== who.value.personId)) return null;
  return trip.next;
};

/** Takes the browser back from the provider and leads it to the login, which opens the session or says why not. */
export const ssoCallback = handleCall<typeof contract, Came>(contract, {
  async prepare(it) {
    if (!it.identity) return it.refuse('sso.off');
    await countUse(it.db, it.now, ofAddress(it.request.address));
    const begun = await tripOf(it);
    return { who: await whoCame(it, begun), trip: begun?.trip };
  },
  async decide(it) {
    const { who, trip } = it.prepared;
    dropTrip(it);
    if (who.ok) {
      const { personId, named } = who.value;
      await keepSubject(it.tx, { personId, issuer: named.issuer, subject: named.subject });
    }
    return sendToLogin(it, {
      personId: who.ok ? who.value.personId : null,
      failed: who.ok ? null : who.code,
      isShared: trip?.isShared ?? false,
      next: nextOf(it.prepared),
      isAgain: trip?.isAgain ?? false,
    });
  },
});
