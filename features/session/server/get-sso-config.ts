import { localizedName } from '@inkstone/base';
import { handleCall, TooManyRequestsError } from '@inkstone/call/server';
import { getSsoConfig as contract } from '../contract/sso.ts';
import { needsProof } from './limits.ts';
import { isProviderSession } from './session.queries.ts';
import { storeWorkPass } from './sso-cookies.ts';

// A refusal names a challenge, which the browser solves at once.
const retrySeconds = 60;

/**
 * Describes the identity provider, and whether the caller's account is managed there. The way to the provider and back
 * is made of navigations, which carry no proof of work: where one will be needed, it is asked for here.
 */
export const getSsoConfig = handleCall<typeof contract, undefined>(contract, {
  async prepare(ctx) {
    if (!ctx.identity || ctx.me) return;
    if (await needsProof(ctx, 'provider')) throw new TooManyRequestsError(retrySeconds);
    if (ctx.request.hasProof) await storeWorkPass(ctx);
  },
  async decide({ identity, language, me, tx }) {
    if (!identity) return { on: false, name: '', accountUrl: null, passwordUrl: null, mine: false };
    const { name, nameZh, accountUrl, passwordUrl } = identity.settings;
    const isProvider = me ? await isProviderSession(tx, me.sessionId) : false;
    return { on: true, name: localizedName(language, name, nameZh), accountUrl, passwordUrl, mine: isProvider };
  },
});
