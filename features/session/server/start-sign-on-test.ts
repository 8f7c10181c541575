import { handleCall, type PrepareContext } from '@inkstone/call/server';
import type { PendingSignIn } from '@inkstone/identity';
import { startSignOnTest as contract } from '../contract/sso.ts';
import { storeSignInFlow } from './sso-cookies.ts';
import { toRefusal } from './sso-person.ts';

interface BegunTest {
  to: string;
  trip: PendingSignIn;
}

const begin = async ({ identity, refuse }: PrepareContext<typeof contract>): Promise<BegunTest> => {
  if (!identity) return refuse('sso.off');
  const flow = await identity.begin({ isFresh: true });
  return flow.ok ? flow.value : refuse(toRefusal(flow.code) as 'sso.down');
};

/** Begins a sign-in that signs nobody in; the provider asks who is there. */
export const startSignOnTest = handleCall<typeof contract, BegunTest>(contract, {
  prepare: begin,
  async decide(ctx) {
    const { to, trip } = ctx.prepared;
    await storeSignInFlow(ctx, {
      ...trip,
      ...{ next: null, of: null, isShared: false, isAgain: false, invitation: null, testedBy: ctx.me.id },
    });
    return { url: to };
  },
});
