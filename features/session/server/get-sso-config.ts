import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getSsoConfig as contract } from '../contract/sso.ts';
import { isProviderSession } from './session.queries.ts';

/** Describes the identity provider, and whether the caller's account is managed there. */
export const getSsoConfig = handleCall(contract, async ({ identity, language, me, tx }) => {
  if (!identity) return { on: false, name: '', accountUrl: null, passwordUrl: null, mine: false };
  const { name, nameZh, accountUrl, passwordUrl } = identity.settings;
  const mine = me ? await isProviderSession(tx, me.sessionId) : false;
  return { on: true, name: localizedName(language, name, nameZh), accountUrl, passwordUrl, mine };
});
