import { handleCall } from '@inkstone/call/server';
import { probeCrm, type CrmFault } from '@inkstone/people/server';
import { countUse } from '@inkstone/session/server';
import { testSchoolCrm as contract } from '../../contract.ts';
import { findStoredCrm } from './connections.queries.ts';
import { findCrmFault, openDraftToken } from './crm-draft.ts';

const testsPerMinute = 10;

/** Asks the interface of a CRM as it was entered, outside of the transaction. */
export const testSchoolCrm = handleCall<typeof contract, CrmFault | null>(contract, {
  async prepare({ input: { crm: draft }, me, db, now, secret, environment, refuse }) {
    const stored = await findStoredCrm(db);
    const fault = findCrmFault(draft, stored, environment);
    if (fault) return refuse(fault);
    const token = openDraftToken(secret, draft, stored);
    if (draft.baseUrl === null || token === null) return refuse('schoolCrm.noInterface');
    await countUse(db, now, { key: `crm test ${me.id}`, most: testsPerMinute, windowSeconds: 60 });
    const reach = { allowsPrivate: environment.allowsPrivateAddresses };
    return probeCrm({ baseUrl: draft.baseUrl, token, reach });
  },
  decide: async ({ prepared }) => ({ failure: prepared }),
});
