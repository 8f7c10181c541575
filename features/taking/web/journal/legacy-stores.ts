import { openExisting, type ExistingDatabase, type OpenedDatabase } from '@inkstone/device';
import type { JournalSchema } from './journal-rows.ts';
import { upgradeJournalRows } from './journal-store-changes.ts';

const presentNames = { files: 'files', takes: 'recordings', pieces: 'recordingChunks' } as const;

type FormerName = keyof typeof presentNames;

/** Older versions stored files and recordings in separate databases. */
const legacyDatabases = (personId: number): readonly { name: string; stores: readonly FormerName[] }[] => [
  { name: `inkstone-files-${personId}`, stores: ['files'] },
  { name: `inkstone-recordings-${personId}`, stores: ['takes', 'pieces'] },
];

const migrateStore = async (
  from: ExistingDatabase,
  to: OpenedDatabase<JournalSchema>,
  formerName: FormerName,
): Promise<void> => {
  if (!from.objectStoreNames.contains(formerName)) return;
  const [formerRows, keys] = await Promise.all([from.getAll(formerName), from.getAllKeys(formerName)]);
  if (formerRows.length === 0) return;
  const name = presentNames[formerName];
  const rows = upgradeJournalRows({ [formerName]: formerRows })[name] ?? [];
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
  // Only once they are stored here.
  const deletion = from.transaction(formerName, 'readwrite');
  await Promise.all(keys.map((key) => deletion.store.delete(key)));
  await deletion.done;
};

const migrateDatabase = async (
  to: OpenedDatabase<JournalSchema>,
  { name, stores }: { name: string; stores: readonly FormerName[] },
): Promise<void> => {
  const from = await openExisting(name);
  if (!from) return;
  try {
    for (const store of stores) await migrateStore(from, to, store);
  } catch {
    // A device without space for both keeps the old rows; the next page tries again.
  } finally {
    from.close();
  }
};

/**
 * Moves what older versions stored in separate databases into the journal's database. It runs each time, because a
 * window of an older version may still add rows; what cannot be moved stays.
 */
export const migrateLegacyStores = async (personId: number, database: OpenedDatabase<JournalSchema>): Promise<void> => {
  for (const legacy of legacyDatabases(personId)) await migrateDatabase(database, legacy);
};
