import { handleCall } from '@inkstone/call/server';
import { cancelDownload as contract } from '../../contract.ts';
import { findOwnPdfExport, cancelPdfExport } from './pdf-exports.queries.ts';

/** Cancels an export; a finished one stays. */
export const cancelDownload = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  const drawing = await findOwnPdfExport(tx, { id: input.did, personId: me.id });
  if (!drawing) return notFound();
  await cancelPdfExport(tx, { id: drawing.id, personId: me.id, at: now });
  return { did: drawing.id };
});
