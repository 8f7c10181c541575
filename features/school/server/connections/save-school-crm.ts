import { handleCall, type StoredCrm } from '@inkstone/call/server';
import { saveSchoolCrm as contract } from '../../contract.ts';
import type { FieldChange } from '../record/record.tables.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { lockStoredCrm } from './connections.queries.ts';
import { findCrmFault, toStoredCrm } from './crm-draft.ts';
import { hostFor, leadsInside } from './private-host.ts';

const toRecorded = (crm: StoredCrm | null) => ({ crmPages: crm?.pageUrl, crmInterface: crm?.baseUrl });

/** Saves the CRM of the school, or removes it. */
export const saveSchoolCrm = handleCall<typeof contract, { isInside: boolean }>(contract, {
  async prepare({ input: { crm }, environment }) {
    const address = environment.allowsPrivateAddresses ? null : (crm?.baseUrl ?? null);
    return { isInside: address !== null && (await leadsInside(hostFor(address))) };
  },
  async decide({ input, me, tx, now, secret, environment, prepared, updateSchool, refuse }) {
    const stored = await lockStoredCrm(tx);
    const before = stored?.edition ?? 0;
    if (input.edition !== before) return refuse('settings.changedMeanwhile');
    const fault = input.crm && findCrmFault(input.crm, stored, environment);
    if (fault) return refuse(fault);
    if (prepared.isInside) return refuse('schoolCrm.privateAddress');
    const edition = before + 1;
    const after = input.crm && toStoredCrm(secret, input.crm, { stored, edition });
    const replaced: FieldChange[] = input.crm?.token ? [{ field: 'crmToken', before: null, after: '•••' }] : [];
    const changes = [...listChanges(toRecorded(stored), toRecorded(after)), ...replaced];
    if (changes.length === 0) return { edition: before };
    await updateSchool({ crm: after });
    const subject = { kind: 'school', id: null } as const;
    await writeRecord(tx, { at: now, actorId: me.id, action: 'school.crm', subject, changes });
    return { edition: after === null ? 0 : edition };
  },
});
