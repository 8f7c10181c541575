import { handleCall } from '@inkstone/call/server';
import { isSafePublicUrl, redirectUri } from '@inkstone/identity/stored-provider';
import { getSignOnProvider as contract } from '../../contract.ts';
import { findSignOnProvider } from './connections.queries.ts';

/** The identity provider of the school, without the secret of its client. */
export const getSignOnProvider = handleCall(contract, async ({ tx, environment, school }) => {
  const stored = await findSignOnProvider(tx);
  const { publicUrl } = school;
  const shared = {
    isFixed: environment.hasSignOnProvider,
    allowsPrivate: environment.allowsPrivateAddresses,
    callbackUrl: isSafePublicUrl(publicUrl) ? redirectUri(publicUrl) : null,
  };
  if (!stored) return { ...shared, edition: 0, provider: null };
  const { edition, clientSecret, ...provider } = stored;
  return { ...shared, edition, provider: { ...provider, hasSecret: clientSecret !== null } };
});
