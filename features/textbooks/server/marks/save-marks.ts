import type { Tx } from '@inkstone/db';
import type { MarkChange } from '../../contract.ts';
import { mostMarks } from '../../mark-look.ts';
import { findMarkFacts, updateMarksVersion, upsertMarks } from './marks.queries.ts';

/** What is to be saved. */
export interface MarksToSave {
  editionId: number;
  changes: readonly MarkChange[];
  now: Date;
}

/** Saves marks that were made, changed or taken away; the caller holds the edition's lock. */
export const saveMarks = async (
  tx: Tx,
  { editionId, changes, now }: MarksToSave,
): Promise<{ marksVersion: number } | 'book.tooManyMarks' | 'book.noSuchPage'> => {
  // Of two changes of one mark in a batch the last one counts.
  const latest = [...new Map(changes.map((change) => [change.id, change])).values()];
  const kept = latest.filter(({ content }) => content !== null);
  const facts = await findMarkFacts(tx, { editionId, ids: latest.map(({ id }) => id) });
  const { pages } = facts;
  if (pages !== null && kept.some(({ page }) => page > pages)) return 'book.noSuchPage';
  if (kept.length > 0 && facts.others + kept.length > mostMarks) return 'book.tooManyMarks';
  const version = facts.version + 1;
  const marks = latest.map(({ id, page, content, ago }) => ({
    ...{ id, page, content },
    madeAt: new Date(now.getTime() - ago),
  }));
  await upsertMarks(tx, { editionId, version, marks });
  await updateMarksVersion(tx, { editionId, version, at: now });
  return { marksVersion: version };
};
