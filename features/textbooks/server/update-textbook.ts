import type * as z from 'zod';
import { editTextsFor } from '@inkstone/assignments/server';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { updateTextbook as contract } from '../contract.ts';
import { isViewOnly, canEditBank, canAssign } from '../rules.ts';
import { lockOwnEdition, updateBook, updateEdition } from './bank.queries.ts';
import { toBookColumns } from './create-textbook.ts';
import { saveMarks } from './marks/save-marks.ts';

type EditContext = HandlerContext<typeof contract>;
type Input = z.output<typeof contract.input>;
type InputOfKind<What extends Input['what']> = Extract<Input, { what: What }>;

/** The person's own edition of a kind, locked, if they may change the bank. */
const lockOwn = async (
  { me, tx, refuse, notFound }: EditContext,
  editionId: number,
  kind: 'original' | 'annotated',
) => {
  if (!canEditBank(me)) return isViewOnly(me) ? refuse('book.viewOnly') : notFound();
  const row = await lockOwnEdition(tx, { id: editionId, ownerId: me.id });
  return row?.kind === kind ? row : notFound();
};

const editBook = async (ctx: EditContext, input: InputOfKind<'book'>) => {
  const { tx, now } = ctx;
  const edition = await lockOwn(ctx, input.editionId, 'original');
  await updateBook(tx, { id: edition.bookId }, { ...toBookColumns(input), updatedAt: now });
  await updateEdition(tx, { id: edition.id }, { updatedAt: now });
  return { id: edition.id, marksVersion: 0 };
};

const editMarks = async (ctx: EditContext, input: InputOfKind<'marks'>) => {
  const { tx, now, refuse } = ctx;
  const edition = await lockOwn(ctx, input.editionId, 'annotated');
  const saved = await saveMarks(tx, { editionId: edition.id, changes: input.changes, now });
  if (typeof saved === 'string') return refuse(saved);
  return { id: edition.id, marksVersion: saved.marksVersion };
};

const editAssignmentTexts = editTextsFor('textbook');

const editAssignment = async (ctx: EditContext, input: InputOfKind<'assignment'>) => {
  if (!canAssign(ctx.me)) return ctx.notFound();
  const { id } = await editAssignmentTexts({ ...ctx, input });
  return { id, marksVersion: 0 };
};

/** Edits a book, the marks of an annotated edition, or the texts of an assignment. */
export const updateTextbook = handleCall(contract, (ctx) => {
  const { input } = ctx;
  if (input.what === 'book') return editBook(ctx, input);
  return input.what === 'marks' ? editMarks(ctx, input) : editAssignment(ctx, input);
});
