import { ownDatabases, type Upgrading } from '@inkstone/device';
import { readFields } from '@inkstone/exam/attempt';
import { moveFormerStores } from './former-stores.ts';
import { journalName } from './journal-name.ts';
import type { EntryRow, JournalSchema, WriterRow } from './journal-rows.ts';

/**
 * Until version 40 an entry was kept under its attempt and number alone, and its head said what its page now says of
 * itself. A hand-in of which nothing is left to send was delivered by those builds: only the others go on.
 */
const moveEntries = async (made: Upgrading<JournalSchema>): Promise<void> => {
  const heads = (await made.objectStore('heads').getAll()).map((row) => readFields(row));
  const before = await made.objectStore('entries').getAll();
  const writerIn = (attemptId: unknown): string => {
    const writer = heads.find((head) => head['attemptId'] === attemptId)?.['writer'];
    return typeof writer === 'string' ? writer : '';
  };
  made.db.deleteObjectStore('entries');
  makeEntries(made);
  for (const row of before) {
    await made.objectStore('entries').put({ ...row, writer: writerIn(row.attemptId) } satisfies EntryRow);
  }
  for (const { attemptId, writer = '', lastSeq, handsIn } of heads) {
    if (typeof attemptId !== 'number' || typeof writer !== 'string') continue;
    const isLeft = before.some((row) => row.attemptId === attemptId);
    const row = { attemptId, writer, lastSeq: Number(lastSeq ?? 0), handsIn: handsIn === true && isLeft };
    await made.objectStore('writers').put(row satisfies WriterRow);
  }
};

const makeEntries = ({ db }: Upgrading<JournalSchema>): void => {
  const keyPath = ['attemptId', 'writer', 'seq'];
  db.createObjectStore('entries', { keyPath }).createIndex('attemptId', 'attemptId');
};

const makeFileStores = ({ db }: Upgrading<JournalSchema>): void => {
  db.createObjectStore('files', { keyPath: 'id' }).createIndex('attemptId', 'attemptId');
  db.createObjectStore('takes', { keyPath: 'id' }).createIndex('attemptId', 'attemptId');
  const pieces = db.createObjectStore('pieces', { keyPath: ['recordingId', 'index'] });
  pieces.createIndex('recordingId', 'recordingId');
};

/** A person's journals on this device, with the files and recordings that their entries name. */
export const databaseOf = ownDatabases<JournalSchema>((personId) => ({
  name: journalName(personId),
  version: 50,
  // Strict: an event counts as kept when the disk has it, not when the browser has heard of it.
  durability: 'strict',
  upgrade(db, from, made) {
    if (from < 10) {
      db.createObjectStore('heads', { keyPath: 'attemptId' });
      makeEntries(made);
    }
    if (from < 20) {
      db.createObjectStore('bases', { keyPath: ['attemptId', 'questionId'] }).createIndex('attemptId', 'attemptId');
    }
    if (from < 30) db.createObjectStore('held', { keyPath: ['attemptId', 'seq'] });
    if (from < 40) db.createObjectStore('aside', { autoIncrement: true }).createIndex('attemptId', 'attemptId');
    if (from < 50) {
      db.createObjectStore('writers', { keyPath: ['attemptId', 'writer'] }).createIndex('attemptId', 'attemptId');
      makeFileStores(made);
      if (from >= 10) void moveEntries(made).catch(() => made.abort());
    }
  },
  prepare: (db) => moveFormerStores(personId, db),
}));
