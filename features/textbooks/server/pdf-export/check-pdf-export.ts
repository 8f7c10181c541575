import { signFileUrl } from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import { pdfExportStateCodes } from '../../codes.ts';
import { checkPdfExport as contract } from '../../contract.ts';
import { findOwnPdfExport, getExportEdition } from './pdf-exports.queries.ts';

/** The state of an export, for the person who requested it. */
export const checkPdfExport = handleCall(contract, async ({ input, me, tx, now, secret, refuse, notFound }) => {
  const drawing = await findOwnPdfExport(tx, { id: input.did, personId: me.id });
  if (!drawing) return notFound();
  const { id: did, state, editionId } = drawing;
  if (state === 'cancelled') return refuse('book.cancelled');
  if (state === 'waiting') return { did, bookUrl: '', share_url: '', code: pdfExportStateCodes.pending };
  const { exportedFileId: fileId } = await getExportEdition(tx, editionId);
  if (state === 'failed' || fileId === null) return refuse('book.failed');
  const url = signFileUrl(fileId, { secret, personId: me.id, now });
  return { did, bookUrl: url, share_url: url, code: pdfExportStateCodes.ready };
});
