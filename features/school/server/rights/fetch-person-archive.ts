import { signFileUrl } from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import { fetchPersonArchive as contract } from '../../contract.ts';
import { writeRecord } from '../record/write-record.ts';
import { findArchive } from './archives.queries.ts';
import { findSubject } from './check-rights.ts';

/** The address of a finished archive; who fetches it stands in the record. */
export const fetchPersonArchive = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, secret, refuse, notFound } = ctx;
  const archive = await findArchive(tx, input.archiveId);
  if (!archive) return notFound();
  await findSubject(ctx, archive.personId);
  const { state, fileId, expiresAt } = archive;
  if (state !== 'ready' || fileId === null || expiresAt === null || expiresAt <= now) return refuse('archive.gone');
  const subject = { kind: 'person', id: archive.personId } as const;
  await writeRecord(tx, { at: now, actorId: me.id, action: 'person.archiveFetched', subject });
  return { url: signFileUrl(fileId, { secret, personId: me.id, now }) };
});
