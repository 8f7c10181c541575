import type { Tx } from '@inkstone/db';
import type { MarkChange } from '../../contract.ts';
import { maxMarks } from '../../mark-style.ts';
import { findMarkTotals, updateMarksVersion, upsertMarks } from './marks.queries.ts';

/** Changes to save. */
export interface MarkChanges {
  editionId: number;
  changes: readonly MarkChange[];
  now: Date;
}

/** Saves created, changed or removed marks; the caller has locked the edition. */
export const saveMarks = async (
  tx: Tx,
  { editionId, changes, now }: MarkChanges,
): Promise<{ marksVersion: number } | 'book.tooManyMarks' | 'book.noSuchPage'> => {
  // Where a batch changes one mark twice, the last change counts.
  const latest = [...new Map(changes.map((change) => [change.id, change])).values()];
  const upserted = latest.filter(({ content }) => content !== null);
  const facts = await findMarkTotals(tx, { editionId, ids: latest.map(({ id }) => id) });
  const { pages } = facts;
  if (pages !== null && upserted.some(({ page }) => page > pages)) return 'book.noSuchPage';
  if (upserted.length > 0 && facts.others + upserted.length > maxMarks) return 'book.tooManyMarks';
  const version = facts.version + 1;
  const marks = latest.map(({ id, page, content, ago }) => ({
    ...{ id, page, content },
    madeAt: new Date(now.getTime() - ago),
  }));
  await upsertMarks(tx, { editionId, version, marks });
  await updateMarksVersion(tx, { editionId, version, at: now });
  return { marksVersion: version };
};
