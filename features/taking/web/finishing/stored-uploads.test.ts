import { readFileSync } from 'node:fs';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '@inkstone/call/web';
import { closeStoresFor, openStoresFor } from '@inkstone/device';
import { freshDevice, loadDevice, memoryStorage, type DeviceFixture } from '@inkstone/device/testing';
import { openDeviceFiles } from '../files/device-files.ts';
import { createFileOutbox } from '../files/file-outbox.ts';
import { openFileQueue } from '../files/file-queue.ts';
import { createFileServer } from '../files/testing.ts';
import { journalDatabaseName } from '../journal/journal-database-name.ts';
import { deliverRecordings } from '../recording/deliver-recordings.ts';
import { openDeviceRecordings } from '../recording/device-recordings.ts';
import { openRecordingQueue } from '../recording/recording-queue.ts';
import { createRecordingServer } from '../recording/testing.ts';

const caller: Caller = { token: () => 'token', language: () => 'en', onSignedOut: () => undefined };
const personId = 31_001;
const attemptId = 1;

/** Loads a device's stores as a version of 25 November 2026 wrote them, with the names of that time. */
const loadOldest = async (): Promise<void> => {
  const url = new URL('../../../../tools/fixtures/before-standard-names/device.json', import.meta.url);
  await loadDevice(JSON.parse(readFileSync(url, 'utf8')) as DeviceFixture);
};

const toBytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** As the previous version wrote it, which had separate queues for files and recordings. */
const loadBefore = async (): Promise<void> => {
  await openDeviceFiles(personId).listUnsent();
  const database = await openDB(journalDatabaseName(personId));
  const file = { attemptId, questionId: 3, mime: 'image/jpeg', isCode: false, isRemoved: false };
  const rows = [
    { ...file, id: 'f1', name: 'f1.jpg', bytes: toBytes('page of ink'), order: 1, isReferenced: true },
    { ...file, id: 'f2', name: 'f2.jpg', bytes: toBytes('page of ink'), order: 2, isReferenced: false },
    { ...file, id: 'f3', name: '', mime: '', bytes: new ArrayBuffer(0), order: 0, isReferenced: true, isRemoved: true },
  ];
  for (const row of rows) await database.put('files', row);
  const recording = { attemptId, questionId: 4, mime: 'audio/webm', programme: 'toefl-2026', isDelivered: false };
  const takes = [
    { ...recording, id: 't1', order: 0, chunkCount: 1, endState: 'stopped' },
    { ...recording, id: 't2', order: 1, chunkCount: 1, endState: 'interrupted', refusalMessage: 'No such question.' },
    { ...recording, id: 't3', order: 2, chunkCount: 1, endState: 'recording' },
  ];
  for (const take of takes) {
    await database.put('recordings', take);
    await database.put('recordingChunks', { recordingId: take.id, index: 0, bytes: toBytes(`spoken ${take.id}`) });
  }
  database.close();
};

beforeEach(() => {
  freshDevice();
  openStoresFor(personId);
  vi.stubGlobal('localStorage', memoryStorage());
  // No window has the attempt open.
  vi.stubGlobal('navigator', {});
});
afterEach(async () => {
  await closeStoresFor(personId, { atMostMs: 1000 });
  vi.unstubAllGlobals();
});

const decode = (bytes: Iterable<number> | undefined): string => new TextDecoder().decode(Uint8Array.from(bytes ?? []));

describe.each([
  ['the oldest version', loadOldest],
  ['the version before', loadBefore],
])('on a device of %s', (_, load) => {
  test('unsent files are sent in the background, and what a person has to decide about stays', async () => {
    await load();
    const server = createFileServer();
    const device = openDeviceFiles(personId);
    const stored = await device.list(attemptId);
    await createFileOutbox({ caller, device, stored, timing: null, sender: server.sender }).outbox.flush();
    expect([server.sent, [...server.removed]]).toEqual([['f1'], ['f3']]);
    expect(decode(new Uint8Array(server.held.get('f1')?.bytes ?? new ArrayBuffer(0)))).toBe('page of ink');
    expect((await device.list(attemptId)).map(({ id }) => id)).toEqual(['f2']);
    expect((await device.listUndecided()).map(({ id }) => id)).toEqual(['f2']);
  });

  test('unsent files are sent by a window that opens the attempt, with one that its answer names and one that was refused', async () => {
    await load();
    const server = createFileServer();
    const device = openDeviceFiles(personId);
    const how = { caller, device, attemptId, uploaded: [], renew: server.list, sender: server.sender };
    const queue = await openFileQueue(how);
    expect(queue.pendingCount()).toBe(1);
    queue.start(new Set(['f1', 'f2']));
    await vi.waitFor(() => expect(queue.pendingCount() - Number(queue.trouble() !== null)).toBe(0));
    // The oldest device has a refused one.
    queue.retryNow();
    await vi.waitFor(async () => expect(await device.list(attemptId)).toEqual([]));
    expect([server.sent, [...server.removed]]).toEqual([['f1', 'f2'], ['f3']]);
    queue.close();
  });

  test('unsent recordings are sent in the background, and a refused one stays', async () => {
    await load();
    const server = createRecordingServer();
    vi.stubGlobal('fetch', server.fetch);
    const device = openDeviceRecordings(personId);
    await deliverRecordings(caller, personId);
    expect(['t1', 't3'].map((id) => decode(server.wholeOf(id) ?? []))).toEqual(['spoken t1', 'spoken t3']);
    expect((await device.list(attemptId)).map(({ isDelivered }) => isDelivered)).toEqual([true, false, true]);
    expect(await device.listRefused()).toMatchObject([{ recording: { id: 't2' }, chunks: [{ index: 0 }] }]);
  });

  test('unsent recordings are sent by a window that opens the attempt, and the refused one once it is tried again', async () => {
    await load();
    const server = createRecordingServer();
    vi.stubGlobal('fetch', server.fetch);
    const device = openDeviceRecordings(personId);
    const queue = await openRecordingQueue({ caller, device, attemptId, programme: 'toefl-2026' });
    expect([queue.pendingCount(), queue.hasStopped(4)]).toEqual([6, true]);
    await vi.waitFor(() => expect(queue.isDelivered(['t1', 't3'])).toBe(true));
    expect(queue.trouble()).toEqual({ trouble: 'refused', words: 'No such question.' });
    expect(queue.pendingCount()).toBe(2);
    queue.retryNow();
    await vi.waitFor(async () => expect(await device.countPending(attemptId)).toBe(0));
    expect(decode(server.wholeOf('t2') ?? [])).toBe('spoken t2');
    expect(queue.trouble()).toBeNull();
    queue.close();
  });
});
