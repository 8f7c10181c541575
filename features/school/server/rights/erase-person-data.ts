import type { Handle, Tx } from '@inkstone/db';
import { ownedTables } from './person-data.ts';
import { countRows } from './person-rows.queries.ts';
import { eraseRows, listErasedFiles } from './erasure.queries.ts';
import type { PersonDataCounts } from './rights.tables.ts';

/** What erasing a person takes away, or empties where rows are about them. */
export const countErased = async (db: Handle, personId: number): Promise<PersonDataCounts> => {
  const tables = ownedTables.filter(({ rule }) => rule.erasing !== 'keep');
  const counted = await countRows(db, { tables, personId });
  const counts: PersonDataCounts = {};
  for (const { table, rule } of tables) {
    const count = counted.get(table) ?? 0;
    if (count > 0) counts[rule.kind] = (counts[rule.kind] ?? 0) + count;
  }
  const files = await listErasedFiles(db, personId);
  if (files.length > 0) counts.files = files.length;
  return counts;
};

/** Erases a person; returns what went, and the keys of files whose bytes remain to be removed after the commit. */
export const erasePersonData = async (
  tx: Tx,
  key: { personId: number; now: Date },
): Promise<{ counts: PersonDataCounts; keys: string[] }> => {
  const counts = await countErased(tx, key.personId);
  return { counts, keys: await eraseRows(tx, key) };
};
