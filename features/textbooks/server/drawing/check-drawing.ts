import { fileAddress } from '@inkstone/bank/server';
import { answer } from '@inkstone/call/server';
import { checkDrawing as contract } from '../../contract.ts';
import { findDrawing } from './drawing.queries.ts';

/** How a drawing stands, for who asked for it. */
export const checkDrawing = answer(contract, async ({ input, me, tx, now, secret, refuse, notFound }) => {
  const row = await findDrawing(tx, { id: input.did, askedBy: me.id });
  if (!row) return notFound();
  if (row.state === 'cancelled') return refuse('book.cancelled');
  if (row.state === 'failed') return refuse('book.failed');
  const isReady = row.state === 'ready' && row.drawn_file_id !== null;
  const url = isReady ? fileAddress(row.drawn_file_id ?? 0, { secret, personId: me.id, now }) : '';
  return { bookUrl: url, did: row.id, share_url: url, code: isReady ? 1 : 0 };
});
