import { handleCall } from '@inkstone/call/server';
import { getMailServer as contract } from '../../contract.ts';
import { findMailServer } from './connections.queries.ts';

/** The mail server of the school, without its password. */
export const getMailServer = handleCall(contract, async ({ tx, environment }) => {
  const stored = await findMailServer(tx);
  const shared = { isFixed: environment.hasMailServer, allowsPrivate: environment.allowsPrivateAddresses };
  if (!stored) return { ...shared, edition: 0, server: null };
  const { edition, password, ...server } = stored;
  return { ...shared, edition, server: { ...server, hasPassword: password !== null } };
});
