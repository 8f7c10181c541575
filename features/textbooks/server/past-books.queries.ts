import { foldText } from '@inkstone/base';
import { eq } from 'drizzle-orm';
import type { Tx } from '@inkstone/db';
import type { BookMark } from '../contract.ts';
import { bookEdition, bookMark, collectedWord } from './textbooks.tables.ts';

/** Inserts the marks of an edition as its first version. */
export const insertPastMarks = async (
  tx: Tx,
  input: { editionId: number; marks: readonly BookMark[]; at: Date },
): Promise<void> => {
  const { editionId, marks, at } = input;
  if (marks.length === 0) return;
  const rows = marks.map(({ id, page, content }) => ({
    ...{ editionId, id, page, content, version: 1, savedAt: at },
    kind: content.kind,
  }));
  await tx.insert(bookMark).values(rows);
  await tx.update(bookEdition).set({ marksVersion: 1, updatedAt: at }).where(eq(bookEdition.id, editionId));
};

/** Inserts words into a notebook with their collection times. */
export const insertPastWords = async (
  tx: Tx,
  rows: readonly Omit<typeof collectedWord.$inferInsert, 'id' | 'searchText'>[],
): Promise<void> => {
  if (rows.length > 0)
    await tx.insert(collectedWord).values(rows.map((row) => ({ ...row, searchText: foldText(row.word) })));
};
