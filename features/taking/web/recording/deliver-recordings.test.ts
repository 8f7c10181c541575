import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Caller } from '@inkstone/call/web';
import { countPendingRecordings, deliverRecordings } from './deliver-recordings.ts';
import { openDeviceRecordings } from './device-recordings.ts';
import { openRecordingQueue } from './recording-queue.ts';
import { createRecordingServer } from './testing.ts';

const caller: Caller = { token: () => 'token', language: () => 'en', onSignedOut: () => undefined };
const attemptId = 7;
const sound = Uint8Array.from([1, 2]).buffer;

// Databases are cached per person: each test uses its own person.
let personId = 100;
beforeEach(() => {
  personId += 1;
  freshDevice();
  // No window has the attempt open.
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

/** A window recorded the question and left; the recordings are then sent in the background. */
const recordAndDeliver = async (questionId: number, how: 'stopped' | null) => {
  const server = createRecordingServer();
  vi.stubGlobal('fetch', server.fetch);
  const device = openDeviceRecordings(personId);
  const id = `take of ${questionId}`;
  await device.saveChunk({ id, attemptId, questionId, mime: 'audio/webm', programme: 'common' }, sound);
  if (how) await device.end(id, how);
  await deliverRecordings(caller, personId);
  expect(await countPendingRecordings(personId, attemptId)).toBe(0);
  expect(server.sent.map(({ last }) => last)).toEqual([false, true]);
  return openRecordingQueue({ caller, device, attemptId, programme: 'common' });
};

test('a recording that was stopped and then sent in the background is still stopped when the exam opens again', async () => {
  const queue = await recordAndDeliver(3, 'stopped');
  expect(queue.hasStopped(3)).toBe(true);
  expect(queue.pendingCount()).toBe(0);
  expect(queue.isDelivered(['take of 3'])).toBe(true);
  queue.close();
});

test('a recording that the page was closed on may continue when the exam opens again', async () => {
  const queue = await recordAndDeliver(4, null);
  expect(queue.hasStopped(4)).toBe(false);
  queue.close();
});

test('several recordings are sent in the background, each with one end, and nothing more', async () => {
  const server = createRecordingServer();
  vi.stubGlobal('fetch', server.fetch);
  const device = openDeviceRecordings(personId);
  for (const id of ['a', 'b']) {
    const take = { id, attemptId, questionId: 3, mime: 'audio/webm', programme: 'common' };
    for (let piece = 0; piece < 2; piece += 1) await device.saveChunk(take, sound);
    await device.end(id, 'stopped');
  }
  await deliverRecordings(caller, personId);
  expect(server.sent.map(({ recordingId, index, last }) => [recordingId, index, last])).toEqual([
    ...[0, 1, 2].map((index) => ['a', index, index === 2]),
    ...[0, 1, 2].map((index) => ['b', index, index === 2]),
  ]);
  expect(await device.listUnsent()).toEqual([]);
});
