import { signFileUrl } from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import { fetchSchoolExport as contract } from '../../contract.ts';
import { writeRecord } from '../record/write-record.ts';
import { checkExportRights } from './check-export-rights.ts';
import { findExport } from './exports.queries.ts';

/** The address of a finished export; who fetches it stands in the record. */
export const fetchSchoolExport = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, secret, refuse, notFound } = ctx;
  checkExportRights(ctx);
  const exportRow = await findExport(tx, input.exportId);
  if (!exportRow) return notFound();
  const { state, fileId, expiresAt } = exportRow;
  if (state !== 'ready' || fileId === null || expiresAt === null || expiresAt <= now) return refuse('export.gone');
  await writeRecord(tx, {
    at: now,
    actorId: me.id,
    action: 'school.exportFetched',
    subject: { kind: 'school', id: null },
  });
  return { url: signFileUrl(fileId, { secret, personId: me.id, now }) };
});
