import { createPublicFetch, handleCall } from '@inkstone/call/server';
import type { ProbeFailure, ProviderReport } from '@inkstone/identity';
import { countUse } from '@inkstone/session/server';
import { testSignOnProvider as contract } from '../../contract.ts';
import { findSignOnProvider } from './connections.queries.ts';
import { findProviderFault } from './provider-draft.ts';

const testsPerMinute = 10;

interface TestResult {
  failure: ProbeFailure | null;
  report: ProviderReport | null;
}

/** Asks a provider as it was entered for its description and its keys, outside of the transaction. */
export const testSignOnProvider = handleCall<typeof contract, TestResult>(contract, {
  async prepare({ input: { provider: draft }, me, db, now, school, environment, refuse }) {
    const fault = findProviderFault(draft, await findSignOnProvider(db), { environment, school });
    if (fault) return refuse(fault);
    await countUse(db, now, { key: `sign-on provider test ${me.id}`, most: testsPerMinute, windowSeconds: 60 });
    // Loaded on demand, as the libraries of the sign-on are large.
    const { probeProvider } = await import('@inkstone/identity');
    const { issuer, clientId, claim } = draft;
    const fetch = createPublicFetch({ allowsPrivate: environment.allowsPrivateAddresses });
    const probed = await probeProvider({ issuer, clientId, clientSecret: undefined, claim, fetch });
    return probed.ok ? { failure: null, report: probed.value } : { failure: probed.code, report: null };
  },
  decide: async ({ prepared }) => prepared,
});
