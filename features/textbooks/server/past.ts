import type { Tx } from '@inkstone/db';
import type { BookMark } from '../contract.ts';
import { insertBook, insertOriginal, keepAnnotated, updatePages } from './bank.queries.ts';
import { factsOfBook } from './create.ts';
import { insertPastMarks } from './past.queries.ts';

/** A book as it came into the bank, its pages counted. */
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

/** Puts a book of the past into the bank. */
export const keepPastBook = async (tx: Tx, it: PastBook): Promise<{ bookId: number; editionId: number }> => {
  const { ownerId, fileId, pages, programme, at, ...facts } = it;
  const kept = factsOfBook({ ...facts, project: programme });
  const bookId = await insertBook(tx, { ...kept, ownerId, createdAt: at, updatedAt: at });
  const editionId = await insertOriginal(tx, { bookId, ownerId, fileId, createdAt: at });
  await updatePages(tx, { editionId, pages });
  return { bookId, editionId };
};

/** Makes the annotated edition that a teacher wrote in the past; gives its id. */
export const keepPastAnnotated = async (
  tx: Tx,
  it: { bookId: number; ownerId: number; marks: readonly BookMark[]; at: Date },
): Promise<number> => {
  const { id: editionId } = await keepAnnotated(tx, it);
  await insertPastMarks(tx, { editionId, marks: it.marks, at: it.at });
  return editionId;
};
