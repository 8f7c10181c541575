import { openDB } from 'idb';
import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceFilesOf } from '../files/device-files.ts';
import { deviceRecordingsOf } from '../recording/device-recordings.ts';
import { deviceJournalsOf } from './device-journal.ts';

// Databases are opened once a window and person: each test has a person of its own.
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

/** The journals of a device as version 40 of their database left them. */
const formerJournals = async () => {
  const database = await openDB(`inkstone-journal-${personId}`, 40, {
    upgrade(made) {
      made.createObjectStore('heads', { keyPath: 'attemptId' });
      made.createObjectStore('entries', { keyPath: ['attemptId', 'seq'] }).createIndex('attemptId', 'attemptId');
      made.createObjectStore('bases', { keyPath: ['attemptId', 'questionId'] }).createIndex('attemptId', 'attemptId');
      made.createObjectStore('held', { keyPath: ['attemptId', 'seq'] });
      made.createObjectStore('aside', { autoIncrement: true }).createIndex('attemptId', 'attemptId');
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

/** The files and recordings of a device as they were kept beside the journals. */
const formerBytes = async () => {
  const files = await openDB(`inkstone-files-${personId}`, 10, {
    upgrade: (made) => void made.createObjectStore('files', { keyPath: 'id' }).createIndex('attemptId', 'attemptId'),
  });
  const file = { attemptId: 3, questionId: 11, name: 'page.jpg', mime: 'image/jpeg', bytes: new Blob(['ink']) };
  await files.put('files', { ...file, id: 'f', order: 1, isNamed: false, isRemoved: false });
  const takes = await openDB(`inkstone-recordings-${personId}`, 10, {
    upgrade(made) {
      made.createObjectStore('takes', { keyPath: 'id' }).createIndex('attemptId', 'attemptId');
      made.createObjectStore('pieces', { keyPath: ['recordingId', 'index'] }).createIndex('recordingId', 'recordingId');
    },
  });
  const take = { attemptId: 3, questionId: 12, mime: 'audio/webm', order: 0, pieces: 2, ended: 'stopped' };
  await takes.put('takes', { ...take, id: 't', isDone: false });
  for (const index of [0, 1]) await takes.put('pieces', { recordingId: 't', index, bytes: new ArrayBuffer(4) });
  return { files, takes };
};

test('journals of the former layout are read, go on under their page, and hand in what they had still to send', async () => {
  await formerJournals();
  const device = deviceJournalsOf(personId);
  const kept = await device.read(3);
  expect(kept).toMatchObject({ head: { writer: 'a page', holder: 5, acked: 1, handsIn: true, title: 'Cup' } });
  // The last number that was given stays taken: its entry was lost before.
  expect(kept?.journal.entries.map(({ seq, event }) => [seq, event.kind])).toEqual([
    [2, 'answered'],
    [3, 'answered'],
    [4, 'started'],
  ]);
  expect(await device.listHeld(3)).toHaveLength(1);
  // A hand-in with nothing left was delivered by the build that wrote it.
  expect((await device.listUnsent()).map(({ attemptId, handsIn }) => [attemptId, handsIn])).toEqual([
    [3, true],
    [6, false],
  ]);
  const next = entry(5) as unknown as NonNullable<typeof kept>['journal']['entries'][number];
  await device.put({ writer: { attemptId: 3, writer: 'a page', lastSeq: 5, handsIn: true }, entries: [next] });
  expect((await device.read(3))?.journal.entries).toHaveLength(4);
  expect((await device.read(6))?.journal.entries.map(({ seq }) => seq)).toEqual([9]);
});

test('files and recordings that lay beside the journals are moved to them, with all of their sound', async () => {
  const { files, takes } = await formerBytes();
  expect(await deviceFilesOf(personId).list(3)).toMatchObject([{ id: 'f', name: 'page.jpg', isNamed: false }]);
  expect(await deviceRecordingsOf(personId).list(3)).toMatchObject([{ id: 't', pieces: 2, ended: 'stopped' }]);
  expect(await deviceRecordingsOf(personId).countWaiting(3)).toBe(3);
  expect([await files.count('files'), await takes.count('takes'), await takes.count('pieces')]).toEqual([0, 0, 0]);
});

test('a device that had nothing beside its journals gets no empty databases', async () => {
  await deviceFilesOf(personId).list(3);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([`inkstone-journal-${personId}`]);
});
