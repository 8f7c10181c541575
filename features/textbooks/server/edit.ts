import type * as z from 'zod';
import { rewordOf } from '@inkstone/assignments/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { editTextbook } from '../contract.ts';
import { isViewOnly, mayEditBank, mayGive } from '../rules.ts';
import { lockOwnEdition, updateBook, updateEdition } from './bank.queries.ts';
import { factsOfBook } from './create.ts';
import { saveMarks } from './marks/save-marks.ts';

type Editing = HandlerContext<typeof editTextbook>;
type Input = z.output<typeof editTextbook.input>;
type Of<What extends Input['what']> = Extract<Input, { what: What }>;

/** The person's own edition of a kind under lock, for who may change the bank. */
const lockMine = async ({ me, tx, refuse, notFound }: Editing, fileid: number, kind: 'original' | 'annotated') => {
  if (!mayEditBank(me)) return isViewOnly(me) ? refuse('book.viewOnly') : notFound();
  const row = await lockOwnEdition(tx, { id: fileid, ownerId: me.id });
  return row?.kind === kind ? row : notFound();
};

const editBook = async (it: Editing, input: Of<'book'>) => {
  const { tx, now } = it;
  const edition = await lockMine(it, input.fileid, 'original');
  await updateBook(tx, { id: edition.bookId }, { ...factsOfBook(input), updatedAt: now });
  await updateEdition(tx, { id: edition.id }, { updatedAt: now });
  return { id: edition.id, marksVersion: 0 };
};

const editMarks = async (it: Editing, input: Of<'marks'>) => {
  const { tx, now, refuse } = it;
  const edition = await lockMine(it, input.fileid, 'annotated');
  const saved = await saveMarks(tx, { editionId: edition.id, changes: input.changes, now });
  if (typeof saved === 'string') return refuse(saved);
  return { id: edition.id, marksVersion: saved.marksVersion };
};

const reword = rewordOf('textbook');

const editGiven = async (it: Editing, input: Of<'assignment'>) => {
  if (!mayGive(it.me)) return it.notFound();
  const { id } = await reword({ ...it, input });
  return { id, marksVersion: 0 };
};

/** Changes the facts of an own book, the marks of the own annotated edition, or the words of a given textbook. */
export const editBookOrGiven = handleCall(editTextbook, (it) => {
  const { input } = it;
  if (input.what === 'book') return editBook(it, input);
  return input.what === 'marks' ? editMarks(it, input) : editGiven(it, input);
});
