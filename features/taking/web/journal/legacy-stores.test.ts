import { openDB } from 'idb';
import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeviceFiles } from '../files/device-files.ts';
import { openDeviceRecordings } from '../recording/device-recordings.ts';
import { openDeviceJournals } from './device-journal.ts';

// Databases are cached per person: each test uses its own person.
let personId = 8000;

beforeEach(() => {
  freshDevice({ keepsBlobs: true });
  personId += 1;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const entry = (seq: number) => ({
  ...{ attemptId: 3, seq, event: { kind: 'answered', questionId: 11, value: `answer ${seq}` } },
  ...{ syncId: 's1', syncAt: 1000, sinceSync: seq, sent: false, firstSinceSync: seq },
});

/** The journals as stored by version 40 of the database. */
const formerJournals = async () => {
  const database = await openDB(`inkstone-journal-${personId}`, 40, {
    upgrade(db) {
      db.createObjectStore('heads', { keyPath: 'attemptId' });
      db.createObjectStore('entries', { keyPath: ['attemptId', 'seq'] }).createIndex('attemptId', 'attemptId');
      db.createObjectStore('bases', { keyPath: ['attemptId', 'questionId'] }).createIndex('attemptId', 'attemptId');
      db.createObjectStore('held', { keyPath: ['attemptId', 'seq'] });
      db.createObjectStore('aside', { autoIncrement: true }).createIndex('attemptId', 'attemptId');
    },
  });
  const head = { attemptId: 3, writer: 'a page', holder: 5, acked: 1, savedAt: 900, title: 'Cup', keepsHeld: true };
  await database.put('heads', { ...head, lastSeq: 4, handsIn: true });
  await database.put('heads', { ...head, attemptId: 4, lastSeq: 1, handsIn: true });
  await database.put('held', entry(1));
  for (const seq of [2, 3]) await database.put('entries', entry(seq));
  await database.put('entries', { ...entry(9), attemptId: 6 });
  database.close();
};

/** The files and recordings in the separate databases of older versions. */
const formerBytes = async () => {
  const files = await openDB(`inkstone-files-${personId}`, 10, {
    upgrade: (db) => void db.createObjectStore('files', { keyPath: 'id' }).createIndex('attemptId', 'attemptId'),
  });
  const file = { attemptId: 3, questionId: 11, name: 'page.jpg', mime: 'image/jpeg', bytes: new Blob(['ink']) };
  await files.put('files', { ...file, id: 'f', order: 1, isNamed: false, isRemoved: false });
  const takes = await openDB(`inkstone-recordings-${personId}`, 10, {
    upgrade(db) {
      db.createObjectStore('takes', { keyPath: 'id' }).createIndex('attemptId', 'attemptId');
      db.createObjectStore('pieces', { keyPath: ['recordingId', 'index'] }).createIndex('recordingId', 'recordingId');
    },
  });
  const take = { attemptId: 3, questionId: 12, mime: 'audio/webm', order: 0, pieces: 2, ended: 'stopped' };
  await takes.put('takes', { ...take, id: 't', isDone: false });
  for (const index of [0, 1]) await takes.put('pieces', { recordingId: 't', index, bytes: new ArrayBuffer(4) });
  return { files, takes };
};

test('journals of the former layout are read, continue with their writer, and deliver their unsent entries and submissions', async () => {
  await formerJournals();
  const device = openDeviceJournals(personId);
  const stored = await device.read(3);
  expect(stored).toMatchObject({
    head: { writer: 'a page', writerEpoch: 5, acknowledgedSeq: 1, isSubmitting: true, title: 'Cup' },
  });
  // The last number stays used although its entry is lost.
  expect(stored?.journal.entries.map(({ seq, event }) => [seq, event.kind])).toEqual([
    [2, 'answered'],
    [3, 'answered'],
    [4, 'started'],
  ]);
  expect(await device.listAcknowledged(3)).toHaveLength(1);
  // A submission without unsent entries was delivered by the version that wrote it.
  expect((await device.listUnsent()).map(({ attemptId, isSubmitting }) => [attemptId, isSubmitting])).toEqual([
    [3, true],
    [6, false],
  ]);
  const next = entry(5) as unknown as NonNullable<typeof stored>['journal']['entries'][number];
  await device.write({ writer: { attemptId: 3, writer: 'a page', lastSeq: 5, isSubmitting: true }, entries: [next] });
  expect((await device.read(3))?.journal.entries).toHaveLength(4);
  expect((await device.read(6))?.journal.entries.map(({ seq }) => seq)).toEqual([9]);
});

test('files and recordings in separate databases are moved to the journals, with all of their sound', async () => {
  const { files, takes } = await formerBytes();
  expect(await openDeviceFiles(personId).list(3)).toMatchObject([{ id: 'f', name: 'page.jpg', isReferenced: false }]);
  expect(await openDeviceRecordings(personId).list(3)).toMatchObject([{ id: 't', chunkCount: 2, endState: 'stopped' }]);
  expect(await openDeviceRecordings(personId).countPending(3)).toBe(3);
  expect([await files.count('files'), await takes.count('takes'), await takes.count('pieces')]).toEqual([0, 0, 0]);
});

test('a device that stored only journals gets no empty databases', async () => {
  await openDeviceFiles(personId).list(3);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([`inkstone-journal-${personId}`]);
});
