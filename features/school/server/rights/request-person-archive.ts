import { handleCall } from '@inkstone/call/server';
import { lockAccount } from '@inkstone/session/server';
import { requestPersonArchive as contract } from '../../contract.ts';
import { maxKeptArchives } from '../../rules.ts';
import { writeRecord } from '../record/write-record.ts';
import { personArchiveJob } from './archive-job.ts';
import { countKeptArchives, findWaitingArchive, insertArchive } from './archives.queries.ts';
import { findSubject } from './check-rights.ts';

/** Has all data of one person packed by a job. */
export const requestPersonArchive = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, enqueue, refuse } = ctx;
  const { personId } = input;
  await findSubject(ctx, personId);
  // Two who ask at once get the same archive.
  await lockAccount(tx, personId);
  const waiting = await findWaitingArchive(tx, personId);
  if (waiting !== undefined) return { archiveId: waiting };
  if ((await countKeptArchives(tx, personId)) >= maxKeptArchives) return refuse('archive.tooMany');
  const archiveId = await insertArchive(tx, { personId, requestedBy: me.id, requestedAt: now });
  await enqueue(personArchiveJob, { archiveId });
  const subject = { kind: 'person', id: personId } as const;
  await writeRecord(tx, { at: now, actorId: me.id, action: 'person.archiveRequested', subject });
  return { archiveId };
});
