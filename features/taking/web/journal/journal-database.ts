import { createPersonDatabases, type UpgradeTransaction } from '@inkstone/device';
import { readFields } from '@inkstone/exam/attempt';
import { migrateLegacyStores } from './legacy-stores.ts';
import { journalDatabaseName } from './journal-database-name.ts';
import type { EntryRow, JournalSchema, WriterRow } from './journal-rows.ts';

/**
 * Until version 40 the key of an entry was its attempt and number, and the head held the writer fields. Those versions
 * delivered a submission without unsent entries, so only the others are migrated.
 */
const migrateEntries = async (tx: UpgradeTransaction<JournalSchema>): Promise<void> => {
  const heads = (await tx.objectStore('heads').getAll()).map((row) => readFields(row));
  const before = await tx.objectStore('entries').getAll();
  const writerIn = (attemptId: unknown): string => {
    const writer = heads.find((head) => head['attemptId'] === attemptId)?.['writer'];
    return typeof writer === 'string' ? writer : '';
  };
  tx.db.deleteObjectStore('entries');
  createEntryStore(tx);
  for (const row of before) {
    await tx.objectStore('entries').put({ ...row, writer: writerIn(row.attemptId) } satisfies EntryRow);
  }
  for (const { attemptId, writer = '', lastSeq, handsIn } of heads) {
    if (typeof attemptId !== 'number' || typeof writer !== 'string') continue;
    const hasEntries = before.some((row) => row.attemptId === attemptId);
    const row = { attemptId, writer, lastSeq: Number(lastSeq ?? 0), handsIn: handsIn === true && hasEntries };
    await tx.objectStore('writers').put(row satisfies WriterRow);
  }
};

const createEntryStore = ({ db }: UpgradeTransaction<JournalSchema>): void => {
  const keyPath = ['attemptId', 'writer', 'seq'];
  db.createObjectStore('entries', { keyPath }).createIndex('attemptId', 'attemptId');
};

const createFileStores = ({ db }: UpgradeTransaction<JournalSchema>): void => {
  db.createObjectStore('files', { keyPath: 'id' }).createIndex('attemptId', 'attemptId');
  db.createObjectStore('takes', { keyPath: 'id' }).createIndex('attemptId', 'attemptId');
  const pieces = db.createObjectStore('pieces', { keyPath: ['recordingId', 'index'] });
  pieces.createIndex('recordingId', 'recordingId');
};

/** The database of a person's journals, files and recordings on this device. */
export const openJournalDatabase = createPersonDatabases<JournalSchema>((personId) => ({
  name: journalDatabaseName(personId),
  version: 50,
  // Strict: an event counts as stored when it is on the disk, not when the browser has buffered it.
  durability: 'strict',
  upgrade(db, from, tx) {
    if (from < 10) {
      db.createObjectStore('heads', { keyPath: 'attemptId' });
      createEntryStore(tx);
    }
    if (from < 20) {
      db.createObjectStore('bases', { keyPath: ['attemptId', 'questionId'] }).createIndex('attemptId', 'attemptId');
    }
    if (from < 30) db.createObjectStore('held', { keyPath: ['attemptId', 'seq'] });
    if (from < 40) db.createObjectStore('aside', { autoIncrement: true }).createIndex('attemptId', 'attemptId');
    if (from < 50) {
      db.createObjectStore('writers', { keyPath: ['attemptId', 'writer'] }).createIndex('attemptId', 'attemptId');
      createFileStores(tx);
      if (from >= 10) void migrateEntries(tx).catch(() => tx.abort());
    }
  },
  prepare: (db) => migrateLegacyStores(personId, db),
}));
