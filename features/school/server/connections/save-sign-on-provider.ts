import { handleCall } from '@inkstone/call/server';
import type { StoredSignOnProvider } from '@inkstone/identity/stored-provider';
import { saveSignOnProvider as contract } from '../../contract.ts';
import type { FieldChange } from '../record/record.tables.ts';
import { canChooseProvider } from '../../rules.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { lockSignOnProvider } from './connections.queries.ts';
import { hostFor, leadsInside } from './private-host.ts';
import { findProviderFault, toStoredProvider } from './provider-draft.ts';

const toRecorded = (provider: StoredSignOnProvider | null) => ({
  signOnProvider: provider?.issuer,
  signOnClient: provider?.clientId,
  signOnClaim: provider?.claim,
  signOnName: provider?.name,
  signOnNameZh: provider?.nameZh,
  signOnAccountPage: provider?.accountUrl,
  signOnPasswordPage: provider?.passwordUrl,
});

/** Saves the identity provider of the school, or removes it. */
export const saveSignOnProvider = handleCall<typeof contract, { isInside: boolean }>(contract, {
  async prepare({ input: { provider }, environment }) {
    const isChecked = provider !== null && !environment.allowsPrivateAddresses;
    return { isInside: isChecked && (await leadsInside(hostFor(provider.issuer))) };
  },
  async decide({ input, me, tx, now, secret, environment, school, prepared, updateSchool, refuse }) {
    if (!canChooseProvider(me.permissions)) return refuse('provider.peopleToo');
    const stored = await lockSignOnProvider(tx);
    const before = stored?.edition ?? 0;
    if (input.edition !== before) return refuse('settings.changedMeanwhile');
    const fault = input.provider && findProviderFault(input.provider, stored, { environment, school });
    if (fault) return refuse(fault);
    if (environment.hasSignOnProvider) return refuse('provider.fixed');
    if (prepared.isInside) return refuse('provider.privateAddress');
    const edition = before + 1;
    const after = input.provider && toStoredProvider(secret, input.provider, { stored, edition });
    const isSecretOther = Boolean(input.provider?.clientSecret) || (stored?.clientSecret && !after?.clientSecret);
    const replaced: FieldChange[] = isSecretOther
      ? [
          {
            field: 'signOnSecret',
            before: stored?.clientSecret ? '•••' : null,
            after: after?.clientSecret ? '•••' : null,
          },
        ]
      : [];
    const changes = [...listChanges(toRecorded(stored), toRecorded(after)), ...replaced];
    if (changes.length === 0) return { edition: before };
    await updateSchool({ signOnProvider: after });
    const subject = { kind: 'school', id: null } as const;
    await writeRecord(tx, { at: now, actorId: me.id, action: 'school.signOnProvider', subject, changes });
    return { edition: after === null ? 0 : edition };
  },
});
