import { handleCall } from '@inkstone/call/server';
import { cancelDownload as contract } from '../../contract.ts';
import { findOwnDrawing, updateCancelled } from './drawing.queries.ts';

/** Takes a drawing back; what is ready stays. */
export const cancelDownload = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  const drawing = await findOwnDrawing(tx, { id: input.did, personId: me.id });
  if (!drawing) return notFound();
  await updateCancelled(tx, { id: drawing.id, personId: me.id, at: now });
  return { did: drawing.id };
});
