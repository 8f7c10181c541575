import { handleCall } from '@inkstone/call/server';
import { requestSchoolExport as contract } from '../../contract.ts';
import { writeRecord } from '../record/write-record.ts';
import { checkExportRights } from './check-export-rights.ts';
import { schoolExportJob } from './export-job.ts';
import { findWaitingExport, insertExport, lockExports } from './exports.queries.ts';

/** Has everything of the school packed by a job. */
export const requestSchoolExport = handleCall(contract, async (ctx) => {
  const { me, tx, now, enqueue } = ctx;
  checkExportRights(ctx);
  await lockExports(tx);
  const waiting = await findWaitingExport(tx);
  if (waiting !== undefined) return { exportId: waiting };
  const exportId = await insertExport(tx, { requestedBy: me.id, requestedAt: now });
  await enqueue(schoolExportJob, { exportId });
  await writeRecord(tx, {
    at: now,
    actorId: me.id,
    action: 'school.exportRequested',
    subject: { kind: 'school', id: null },
  });
  return { exportId };
});
