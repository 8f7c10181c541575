import { err, type Outcome } from '@inkstone/base';
import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { ExternalIdentity } from '@inkstone/identity';
import { completeSso as contract } from '../contract/sso.ts';
import { countFailedSignIn } from './failed-sign-ins.queries.ts';
import { countAnonymous, countOnce } from './limits.ts';
import { clearSignInFlow, sendToLogin, readSignInFlow, type SignInFlow } from './sso-cookies.ts';
import { sendToTest } from './sso-test-cookie.ts';
import { admitIdentity, readSignOnSetting, toClaimOptions, toRefusal, type Refusal } from './sso-person.ts';

type Context = PrepareContext<typeof contract>;

type StartedFlow = Awaited<ReturnType<typeof readSignInFlow>>;

/** Whether this browser proved work before it began this very sign-in; the work counts once. */
const hasProvedWork = async ({ db, input }: Context, flow: StartedFlow): Promise<boolean> => {
  const work = flow?.trip.work;
  if (!work || flow.trip.state !== input.state) return false;
  return countOnce(db, `sso work ${work.id}`, new Date(work.until));
};

/** Identifies who signed in at the provider. The flow belongs to this browser and is used once. */
const identifyUser = async (ctx: Context, flow: StartedFlow): Promise<Outcome<ExternalIdentity, Refusal>> => {
  const { db, input, identity } = ctx;
  if (!identity || !flow || flow.trip.state !== input.state) return err('sso.stale');
  if (!(await countOnce(db, `sso state ${input.state}`, flow.until))) return err('sso.stale');
  const answered = new URLSearchParams(Object.entries(input).filter(([, value]) => value !== undefined));
  const setting = await readSignOnSetting(ctx);
  const isTest = flow.trip.testedBy !== null;
  const options = { ...toClaimOptions(setting), ...(isTest && { needsAllClaims: true }) };
  const finished = await identity.finish(answered, flow.trip, options);
  return finished.ok ? finished : err(toRefusal(finished.code));
};

interface CallbackResult {
  identified: Outcome<ExternalIdentity, Refusal>;
  trip: SignInFlow | undefined;
}

/** Path to continue at; not a page of another person. */
const findNextPath = (trip: SignInFlow | undefined, personId: number | null): string | null => {
  if (!trip || (personId !== null && trip.of !== null && trip.of !== personId)) return null;
  return trip.next;
};

/** Receives the browser from the provider and redirects it to the login, which opens the session or shows why not. */
export const completeSso = handleCall<typeof contract, CallbackResult>(contract, {
  async prepare(ctx) {
    if (!ctx.identity) return ctx.refuse('sso.off');
    const flow = await readSignInFlow(ctx);
    if (!(await hasProvedWork(ctx, flow))) await countAnonymous(ctx, 'provider');
    return { identified: await identifyUser(ctx, flow), trip: flow?.trip };
  },
  async decide(ctx) {
    const { identity, prepared } = ctx;
    const { identified, trip } = prepared;
    clearSignInFlow(ctx);
    if (!identity) return ctx.refuse('sso.off');
    if (trip && trip.testedBy !== null) return sendToTest(ctx, identified, trip.testedBy);
    const invitation = trip?.invitation ?? null;
    const admitted = identified.ok
      ? await admitIdentity({ ...ctx, identity, invitation }, identified.value)
      : identified;
    if (!admitted.ok) await countFailedSignIn(ctx.tx, { kind: 'provider', personId: null, at: ctx.now });
    const personId = admitted.ok ? admitted.value.id : null;
    return sendToLogin(ctx, {
      personId,
      failed: admitted.ok ? null : admitted.code,
      isShared: trip?.isShared ?? false,
      next: findNextPath(trip, personId),
      isAgain: trip?.isAgain ?? false,
    });
  },
});
