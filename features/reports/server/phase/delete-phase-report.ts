import { handleCall } from '@inkstone/call/server';
import { deletePhaseReport as contract } from '../../contract.ts';
import { lockOwnReport, updatePhaseReportRow } from './phase.queries.ts';

/** Deletes a report. */
export const deletePhaseReport = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  const row = await lockOwnReport(tx, { id: input.id, authorId: me.id });
  if (!row) return notFound();
  await updatePhaseReportRow(tx, row.id, { deletedAt: now });
  return {};
});
