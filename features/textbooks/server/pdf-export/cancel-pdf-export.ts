import { handleCall } from '@inkstone/call/server';
import { cancelPdfExport as contract } from '../../contract.ts';
import { findOwnPdfExport, updateExportCancelled } from './pdf-exports.queries.ts';

/** Cancels an export; a finished one stays. */
export const cancelPdfExport = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  const drawing = await findOwnPdfExport(tx, { id: input.pdfExportId, personId: me.id });
  if (!drawing) return notFound();
  await updateExportCancelled(tx, { id: drawing.id, personId: me.id, at: now });
  return { pdfExportId: drawing.id };
});
