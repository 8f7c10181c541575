import { createPersonDatabases, upgradeStores, type OpenedDatabase, type UpgradeTransaction } from '@inkstone/device';
import { readFields } from '@inkstone/exam/attempt';
import { migrateLegacyStores } from './legacy-stores.ts';
import { journalDatabaseName } from './journal-database-name.ts';
import type { EntryRow, JournalSchema, WriterRow } from './journal-rows.ts';
import { journalStoreChanges, upgradeJournalRows } from './journal-store-changes.ts';

type StoreName = OpenedDatabase<JournalSchema>['objectStoreNames'][number];

const stores: readonly {
  name: StoreName;
  options: IDBObjectStoreParameters;
  index?: 'attemptId' | 'recordingId';
}[] = [
  { name: 'journals', options: { keyPath: 'attemptId' } },
  { name: 'entries', options: { keyPath: ['attemptId', 'writer', 'seq'] }, index: 'attemptId' },
  { name: 'writers', options: { keyPath: ['attemptId', 'writer'] }, index: 'attemptId' },
  { name: 'baseTexts', options: { keyPath: ['attemptId', 'questionId'] }, index: 'attemptId' },
  { name: 'acknowledgedEntries', options: { keyPath: ['attemptId', 'seq'] } },
  { name: 'unreadableRows', options: { autoIncrement: true }, index: 'attemptId' },
  { name: 'files', options: { keyPath: 'id' }, index: 'attemptId' },
  { name: 'recordings', options: { keyPath: 'id' }, index: 'attemptId' },
  { name: 'recordingChunks', options: { keyPath: ['recordingId', 'index'] }, index: 'recordingId' },
];

/** Creates the stores that are not there: all of them in a new database. */
const createMissingStores = (database: OpenedDatabase<JournalSchema>): void => {
  for (const { name, options, index } of stores) {
    if (database.objectStoreNames.contains(name)) continue;
    const store = database.createObjectStore(name, options);
    if (index) store.createIndex(index as never, index);
  }
};

/**
 * Until version 40 the key of an entry was its attempt and number, and the head held the writer fields. Those versions
 * delivered a submission without unsent entries, so only the others are migrated.
 */
const migrateEntries = async (tx: UpgradeTransaction<JournalSchema>): Promise<void> => {
  const heads = (await tx.objectStore('journals').getAll()).map((row) => readFields(row));
  const before = await tx.objectStore('entries').getAll();
  const writerIn = (attemptId: unknown): string => {
    const writer = heads.find((head) => head['attemptId'] === attemptId)?.['writer'];
    return typeof writer === 'string' ? writer : '';
  };
  tx.db.deleteObjectStore('entries');
  createMissingStores(tx.db);
  for (const row of before) {
    await tx.objectStore('entries').put({ ...row, writer: writerIn(row.attemptId) } satisfies EntryRow);
  }
  for (const { attemptId, writer = '', lastSeq, handsIn } of heads) {
    if (typeof attemptId !== 'number' || typeof writer !== 'string') continue;
    const isSubmitting = handsIn === true && before.some((row) => row.attemptId === attemptId);
    const row = { attemptId, writer, lastSeq: Number(lastSeq ?? 0), isSubmitting };
    await tx.objectStore('writers').put(row satisfies WriterRow);
  }
};

/** The database of a person's journals, files and recordings on this device. */
export const openJournalDatabase = createPersonDatabases<JournalSchema>((personId) => ({
  name: journalDatabaseName(personId),
  version: 60,
  // Strict: an event counts as stored when it is on the disk, not when the browser has buffered it.
  durability: 'strict',
  async upgrade(db, from, tx) {
    if (from > 0) await upgradeStores(tx, journalStoreChanges);
    if (from > 0 && from < 50) await migrateEntries(tx);
    createMissingStores(db);
  },
  changes: journalStoreChanges,
  upgradeRows: upgradeJournalRows,
  prepare: (db) => migrateLegacyStores(personId, db),
}));
