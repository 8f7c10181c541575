import { handleCall } from '@inkstone/call/server';
import { deletePhaseReport as contract } from '../../contract.ts';
import { emitWithdrawal } from './emit-withdrawal.ts';
import { lockOwnReport, updatePhaseReportRow } from './phase.queries.ts';

/** Deletes a report. */
export const deletePhaseReport = handleCall(contract, async (ctx) => {
  const { input, me, tx, now, notFound } = ctx;
  const row = await lockOwnReport(tx, { id: input.id, authorId: me.id });
  if (!row) return notFound();
  await updatePhaseReportRow(tx, row.id, { deletedAt: now });
  await emitWithdrawal(ctx, row);
  return {};
});
