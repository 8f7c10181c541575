import { fileAddress } from '@inkstone/bank/server';
import { handleCall } from '@inkstone/call/server';
import { checkDrawing as contract } from '../../contract.ts';
import { findOwnDrawing, getDrawnEdition } from './drawing.queries.ts';

/** How a drawing stands, for who asked for it. */
export const checkDrawing = handleCall(contract, async ({ input, me, tx, now, secret, refuse, notFound }) => {
  const drawing = await findOwnDrawing(tx, { id: input.did, personId: me.id });
  if (!drawing) return notFound();
  const { id: did, state, editionId } = drawing;
  if (state === 'cancelled') return refuse('book.cancelled');
  if (state === 'waiting') return { did, bookUrl: '', share_url: '', code: 0 };
  const { drawn_file_id: fileId } = await getDrawnEdition(tx, editionId);
  if (state === 'failed' || fileId === null) return refuse('book.failed');
  const url = fileAddress(fileId, { secret, personId: me.id, now });
  return { did, bookUrl: url, share_url: url, code: 1 };
});
