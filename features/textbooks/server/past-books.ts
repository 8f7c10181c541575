import type { Tx } from '@inkstone/db';
import type { BookMark } from '../contract.ts';
import { insertBook, insertOriginal, findOrCreateAnnotated, updatePages } from './bank.queries.ts';
import { toBookColumns } from './create-textbook.ts';
import { insertPastMarks } from './past-books.queries.ts';

/** A past book of the bank, with counted pages. */
export interface PastBook {
  ownerId: number;
  fileId: number;
  pages: number;
  name: string;
  nameZh: string;
  /** Empty for no programme. */
  programme: string;
  subject: string;
  vocabulary: number | null;
  at: Date;
}

/** Inserts a past book into the bank. */
export const insertPastBook = async (tx: Tx, input: PastBook): Promise<{ bookId: number; editionId: number }> => {
  const { ownerId, fileId, pages, at, ...facts } = input;
  const columns = toBookColumns(facts);
  const bookId = await insertBook(tx, { ...columns, ownerId, createdAt: at, updatedAt: at });
  const editionId = await insertOriginal(tx, { bookId, ownerId, fileId, createdAt: at });
  await updatePages(tx, { editionId, pages });
  return { bookId, editionId };
};

/** Inserts a teacher's past annotated edition; returns its id. */
export const insertPastAnnotated = async (
  tx: Tx,
  input: { bookId: number; ownerId: number; marks: readonly BookMark[]; at: Date },
): Promise<number> => {
  const { id: editionId } = await findOrCreateAnnotated(tx, input);
  await insertPastMarks(tx, { editionId, marks: input.marks, at: input.at });
  return editionId;
};
