import { handleCall } from '@inkstone/call/server';
import type { StoredMailServer } from '@inkstone/mail';
import { saveMailServer as contract } from '../../contract.ts';
import type { FieldChange } from '../record/record.tables.ts';
import { listChanges, writeRecord } from '../record/write-record.ts';
import { lockMailServer } from './connections.queries.ts';
import { findMailServerFault, toStoredMailServer } from './mail-draft.ts';
import { leadsInside } from './private-host.ts';

const toRecorded = (server: StoredMailServer | null) => ({
  mailServer: server && `${server.host}:${server.port} (${server.security})`,
  mailUsername: server?.username,
  mailSender: server?.from,
});

/** Saves the mail server of the school, or removes it. */
export const saveMailServer = handleCall<typeof contract, { isInside: boolean }>(contract, {
  async prepare({ input: { server }, environment }) {
    return { isInside: server !== null && !environment.allowsPrivateAddresses && (await leadsInside(server.host)) };
  },
  async decide({ input, me, tx, now, secret, environment, prepared, updateSchool, refuse }) {
    const stored = await lockMailServer(tx);
    const before = stored?.edition ?? 0;
    if (input.edition !== before) return refuse('settings.changedMeanwhile');
    const fault = input.server && findMailServerFault(input.server, stored, environment);
    if (fault) return refuse(fault);
    if (environment.hasMailServer) return refuse('mail.fixed');
    if (prepared.isInside) return refuse('mail.privateServer');
    const edition = before + 1;
    const after = input.server && toStoredMailServer(secret, input.server, { stored, edition });
    const replaced: FieldChange[] = input.server?.password
      ? [{ field: 'mailPassword', before: null, after: '•••' }]
      : [];
    const changes = [...listChanges(toRecorded(stored), toRecorded(after)), ...replaced];
    if (changes.length === 0) return { edition: before };
    await updateSchool({ mailServer: after });
    const subject = { kind: 'school', id: null } as const;
    await writeRecord(tx, { at: now, actorId: me.id, action: 'school.mailServer', subject, changes });
    return { edition: after === null ? 0 : edition };
  },
});
