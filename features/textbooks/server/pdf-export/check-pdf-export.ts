import { signFileUrl } from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import { checkPdfExport as contract } from '../../contract.ts';
import { findOwnPdfExport, getExportEdition } from './pdf-exports.queries.ts';

/** The state of an export, for the person who requested it. */
export const checkPdfExport = handleCall(contract, async ({ input, me, tx, now, secret, refuse, notFound }) => {
  const drawing = await findOwnPdfExport(tx, { id: input.pdfExportId, personId: me.id });
  if (!drawing) return notFound();
  const { id: pdfExportId, state, editionId } = drawing;
  if (state === 'cancelled') return refuse('book.cancelled');
  if (state === 'waiting') return { pdfExportId, bookUrl: '', shareUrl: '', state: 'pending' as const };
  const { exportedFileId: fileId } = await getExportEdition(tx, editionId);
  if (state === 'failed' || fileId === null) return refuse('book.failed');
  const url = signFileUrl(fileId, { secret, personId: me.id, now });
  return { pdfExportId, bookUrl: url, shareUrl: url, state: 'ready' as const };
});
