import { instantText } from '@inkstone/base';
import { handleCall, readerZone, type HandlerContext } from '@inkstone/call/server';
import { getFileId, openTextbook, pdfOfMessage } from '../contract.ts';
import { bookObstacle, seenRanges } from '../rules.ts';
import { viewOf } from './open-edition.ts';
import { findShelved, keepReading, type ShelvedRow } from './reading.queries.ts';

type Asking = Pick<
  HandlerContext<typeof getFileId>,
  'me' | 'tx' | 'now' | 'language' | 'school' | 'refuse' | 'notFound'
>;

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The textbook of a student by its assignment, once it may be opened. */
const openTo = async (it: Asking, assignmentId: number): Promise<ShelvedRow> => {
  const { me, tx, now, language, refuse, notFound } = it;
  const row = await findShelved(tx, { assignmentId, studentId: me.id });
  if (!row) return notFound();
  const times = {
    opensAt: new Date(row.opens_at),
    withdrawnAt: dateOf(row.withdrawn_at),
    deletedAt: dateOf(row.deleted_at),
    removedAt: dateOf(row.removed_at),
  };
  const obstacle = bookObstacle(times, now);
  if (obstacle === 'textbook.notYet')
    return refuse(obstacle, { at: instantText(times.opensAt, language, readerZone(it)) });
  return obstacle ? refuse(obstacle) : row;
};

const fileOf = ({ id, book_id, kind }: ShelvedRow) => ({
  file_id: id,
  textbook_id: book_id,
  d_type: kind === 'annotated' ? (2 as const) : (1 as const),
});

/** Which edition a textbook of mine is. */
export const readFileId = handleCall(getFileId, async (it) => fileOf(await openTo(it, it.input.id)));

/** Which edition the textbook of a message is. */
export const readPdfOfMessage = handleCall(pdfOfMessage, async (it) => fileOf(await openTo(it, it.input.model_id)));

/** Opens a textbook for a student, and keeps how far it was read. */
export const openMyTextbook = handleCall(openTextbook, async (it) => {
  const { input, tx, now, notFound } = it;
  const row = await openTo(it, input.model_id);
  const { file_id, textbook_id, d_type } = fileOf(row);
  if (input.fileid !== file_id || input.textbookId !== textbook_id || input.dType !== d_type) return notFound();
  // A copy that is saved is not yet a page that is read.
  if (input.action === 'view') {
    const seen = seenRanges(input.seen, input.page);
    await keepReading(tx, { recipientId: row.recipient_id, page: input.page ?? null, seen, pages: row.pages, at: now });
  }
  return {
    ...(await viewOf({ ...it, row, action: input.action })),
    model_id: row.assignment_id,
    mayAnnotate: false,
    page: input.page ?? row.page ?? 1,
  };
});
