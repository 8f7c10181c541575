import { answer } from '@inkstone/call/server';
import { cancelDownload as contract } from '../../contract.ts';
import { findDrawing, updateCancelled } from './drawing.queries.ts';

/** Takes a drawing back; what is ready stays. */
export const cancelDownload = answer(contract, async ({ input, me, tx, now, notFound }) => {
  const key = { id: input.did, askedBy: me.id };
  if (!(await findDrawing(tx, key))) return notFound();
  await updateCancelled(tx, { ...key, at: now });
  return { did: input.did };
});
