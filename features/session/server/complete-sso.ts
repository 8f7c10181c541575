import { err, ok, type Outcome } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { ExternalIdentity } from '@inkstone/identity';
import { completeSso as contract } from '../contract/sso.ts';
import { countAnonymous, countOnce } from './limits.ts';
import { clearSignInFlow, sendToLogin, readSignInFlow, type SignInFlow } from './sso-cookies.ts';
import { saveSubject } from './account.queries.ts';
import { findAccountForIdentity, toRefusal, type Refusal } from './sso-person.ts';

type Context = PrepareContext<typeof contract>;

/** The identity from the provider, and the matching person. */
interface ProviderUser {
  personId: number;
  named: ExternalIdentity;
}

type StartedFlow = Awaited<ReturnType<typeof readSignInFlow>>;

/** Whether this browser proved work before it began this very sign-in; the work counts once. */
const hasProvedWork = async ({ db, input }: Context, flow: StartedFlow): Promise<boolean> => {
  const work = flow?.trip.work;
  if (!work || flow.trip.state !== input.state) return false;
  return countOnce(db, `sso work ${work.id}`, new Date(work.until));
};

/** Identifies who signed in at the provider. The flow belongs to this browser and is used once. */
const identifyUser = async (ctx: Context, flow: StartedFlow): Promise<Outcome<ProviderUser, Refusal>> => {
  const { db, input, identity } = ctx;
  if (!identity || !flow || flow.trip.state !== input.state) return err('sso.stale');
  if (!(await countOnce(db, `sso state ${input.state}`, flow.until))) return err('sso.stale');
  const answered = new URLSearchParams(Object.entries(input).filter(([, value]) => value !== undefined));
  const finished = await identity.finish(answered, flow.trip);
  if (!finished.ok) return err(toRefusal(finished.code));
  const named = finished.value;
  const account = await findAccountForIdentity(db, named, identity);
  return account.ok ? ok({ personId: account.value.id, named }) : account;
};

interface CallbackResult {
  who: Outcome<ProviderUser, Refusal>;
  trip: SignInFlow | undefined;
}

/** Path to continue at; not a page of another person. */
const findNextPath = ({ who, trip }: CallbackResult): string | null => {
  if (!trip || (who.ok && trip.of !== null && trip.of !== who.value.personId)) return null;
  return trip.next;
};

/** Receives the browser from the provider and redirects it to the login, which opens the session or shows why not. */
export const completeSso = handleCall<typeof contract, CallbackResult>(contract, {
  async prepare(ctx) {
    if (!ctx.identity) return ctx.refuse('sso.off');
    const flow = await readSignInFlow(ctx);
    if (!(await hasProvedWork(ctx, flow))) await countAnonymous(ctx, 'provider');
    return { who: await identifyUser(ctx, flow), trip: flow?.trip };
  },
  async decide(ctx) {
    const { who, trip } = ctx.prepared;
    clearSignInFlow(ctx);
    if (who.ok) {
      const { personId, named } = who.value;
      await saveSubject(ctx.tx, { personId, issuer: named.issuer, subject: named.subject });
    }
    return sendToLogin(ctx, {
      personId: who.ok ? who.value.personId : null,
      failed: who.ok ? null : who.code,
      isShared: trip?.isShared ?? false,
      next: findNextPath(ctx.prepared),
      isAgain: trip?.isAgain ?? false,
    });
  },
});
