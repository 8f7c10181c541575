import { deleteFor } from '@inkstone/assignments/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { deleteTextbook as contract } from '../contract.ts';
import { isViewOnly, canEditBank, canAssign } from '../rules.ts';
import { lockOwnEdition, updateBook, updateEdition } from './bank.queries.ts';

type DestroyContext = HandlerContext<typeof contract>;

const deleteAssignment = deleteFor('textbook');

/** Removes an own edition from the bank; recipients keep it. */
const hideEdition = async ({ input, me, tx, now, refuse, notFound }: DestroyContext) => {
  if (!canEditBank(me)) return isViewOnly(me) ? refuse('book.viewOnly') : notFound();
  const edition = await lockOwnEdition(tx, { id: input.id, ownerId: me.id });
  if (!edition) return notFound();
  await updateEdition(tx, { id: edition.id }, { hiddenAt: now });
  if (edition.kind === 'original') await updateBook(tx, { id: edition.bookId }, { hiddenAt: now });
  return { recipients: 0 };
};

/** Removes an own edition from the bank, or deletes an assignment. */
export const deleteTextbook = handleCall(contract, (ctx) => {
  if (ctx.input.what === 'edition') return hideEdition(ctx);
  return canAssign(ctx.me) ? deleteAssignment(ctx) : ctx.notFound();
});
