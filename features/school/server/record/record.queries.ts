import type { Tx } from '@inkstone/db';
import { schoolRecord } from './record.tables.ts';

/** Adds an entry to the record. */
export const insertRecord = async (tx: Tx, row: typeof schoolRecord.$inferInsert): Promise<void> => {
  await tx.insert(schoolRecord).values(row);
};
