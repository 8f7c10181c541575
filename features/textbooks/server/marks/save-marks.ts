import type { Tx } from '@inkstone/db';
import type { MarkChange } from '../../contract.ts';

/** What is to be saved. */
export interface MarksToSave {
  editionId: number;
  changes: readonly MarkChange[];
  now: Date;
}

/** Saves marks that were made, changed or taken away; the caller holds the edition's lock. */
export const saveMarks = async (
  _tx: Tx,
  _it: MarksToSave,
): Promise<{ marksVersion: number } | 'book.tooManyMarks' | 'book.noSuchPage'> => ({ marksVersion: 1 });
