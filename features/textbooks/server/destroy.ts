import { destroyOf } from '@inkstone/assignments/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { destroyTextbook } from '../contract.ts';
import { isViewOnly, mayEditBank, mayGive } from '../rules.ts';
import { lockOwnEdition, updateBook, updateEdition } from './bank.queries.ts';

type Destroying = HandlerContext<typeof destroyTextbook>;

const destroyGiven = destroyOf('textbook');

/** Takes an own edition out of the bank; who was given it keeps it. */
const hide = async ({ input, me, tx, now, refuse, notFound }: Destroying) => {
  if (!mayEditBank(me)) return isViewOnly(me) ? refuse('book.viewOnly') : notFound();
  const edition = await lockOwnEdition(tx, { id: input.id, ownerId: me.id });
  if (!edition) return notFound();
  await updateEdition(tx, { id: edition.id }, { hiddenAt: now });
  if (edition.kind === 'original') await updateBook(tx, { id: edition.bookId }, { hiddenAt: now });
  return { recipients: 0 };
};

/** Takes an own edition out of the bank, or deletes a given textbook. */
export const destroyEditionOrGiven = handleCall(destroyTextbook, (it) => {
  if (it.input.what === 'edition') return hide(it);
  return mayGive(it.me) ? destroyGiven(it) : it.notFound();
});
