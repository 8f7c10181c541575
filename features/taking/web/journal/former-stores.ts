import { openExisting, type ExistingDatabase, type OpenedDatabase } from '@inkstone/device';
import type { JournalSchema } from './journal-rows.ts';

type StoreName = 'files' | 'takes' | 'pieces';

/** Files and recordings once had databases of their own, beside the journal that names them. */
export const formerDatabases = (personId: number): readonly { name: string; stores: readonly StoreName[] }[] => [
  { name: `inkstone-files-${personId}`, stores: ['files'] },
  { name: `inkstone-recordings-${personId}`, stores: ['takes', 'pieces'] },
];

const moveStore = async (from: ExistingDatabase, to: OpenedDatabase<JournalSchema>, name: StoreName): Promise<void> => {
  if (!from.objectStoreNames.contains(name)) return;
  const [rows, keys] = await Promise.all([from.getAll(name), from.getAllKeys(name)]);
  if (rows.length === 0) return;
  const writing = to.transaction(name, 'readwrite', { durability: 'strict' });
  const store = writing.store as unknown as {
    get(key: unknown): Promise<unknown>;
    put(row: unknown): Promise<unknown>;
  };
  await Promise.all(
    rows.map(async (row: unknown, index) => {
      if ((await store.get(keys[index])) === undefined) await store.put(row);
    }),
  );
  await writing.done;
  // Only once the disk has them here.
  const leaving = from.transaction(name, 'readwrite');
  await Promise.all(keys.map((key) => leaving.store.delete(key)));
  await leaving.done;
};

const moveDatabase = async (
  to: OpenedDatabase<JournalSchema>,
  { name, stores }: { name: string; stores: readonly StoreName[] },
): Promise<void> => {
  const from = await openExisting(name);
  if (!from) return;
  try {
    for (const store of stores) await moveStore(from, to, store);
  } catch {
    // A device without room for both keeps what it has, and is asked again with the next page.
  } finally {
    from.close();
  }
};

/**
 * Brings what earlier builds kept of a person beside the journal into its database. A window of an earlier build may still
 * add to it: it is looked at each time. What cannot be moved now stays where it is.
 */
export const moveFormerStores = async (personId: number, database: OpenedDatabase<JournalSchema>): Promise<void> => {
  for (const former of formerDatabases(personId)) await moveDatabase(database, former);
};
