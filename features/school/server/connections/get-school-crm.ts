import { handleCall } from '@inkstone/call/server';
import { getSchoolCrm as contract } from '../../contract.ts';
import { findStoredCrm } from './connections.queries.ts';

/** The CRM of the school, without the token of its interface. */
export const getSchoolCrm = handleCall(contract, async ({ tx, environment }) => {
  const stored = await findStoredCrm(tx);
  const shared = {
    arePagesFixed: environment.hasCrmPages,
    isApiFixed: environment.hasCrmApi,
    allowsPrivate: environment.allowsPrivateAddresses,
  };
  if (!stored) return { ...shared, edition: 0, crm: null };
  const { edition, pageUrl, baseUrl, token } = stored;
  return { ...shared, edition, crm: { pageUrl, baseUrl, hasToken: token !== null } };
});
