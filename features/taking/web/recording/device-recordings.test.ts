import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeviceRecordings, EndedElsewhereError } from './device-recordings.ts';

const take = (id: string, attemptId = 3) => ({ id, attemptId, questionId: 11, mime: 'audio/webm', programme: 'toefl' });

const sound = (text: string): ArrayBuffer => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer;

// Databases are cached per person: each test uses its own person.
let personId = 0;
const open = () => {
  personId += 1;
  return openDeviceRecordings(personId);
};

beforeEach(freshDevice);
afterEach(() => {
  vi.unstubAllGlobals();
});

test('chunks are listed in the order of recording, also beyond ten, until the server has them', async () => {
  const device = open();
  for (let chunk = 0; chunk < 12; chunk += 1) await device.saveChunk(take('a'), sound(String(chunk)));
  await device.write({ acknowledged: [{ id: 'a', sentBelow: 10 }], deliveredIds: [] });

  expect(await device.firstChunk('a')).toMatchObject({ recordingId: 'a', index: 10 });
  expect(await device.countPending(3)).toBe(2);
  await device.end('a', 'stopped');
  expect(await device.countPending(3)).toBe(3);
  await device.markDelivered('a');
  expect(await device.firstChunk('a')).toBeUndefined();
  expect(await device.countPending(3)).toBe(0);
  expect(await device.list(3)).toMatchObject([{ id: 'a', chunkCount: 12, endState: 'stopped', isDelivered: true }]);
});

test('takes keep their order, and a take that was ended elsewhere accepts no more chunks', async () => {
  const device = open();
  await device.saveChunk(take('b'), sound('b'));
  await device.endInterrupted(3);
  await device.saveChunk(take('a'), sound('a'));

  expect((await device.list(3)).map(({ id, order, endState }) => ({ id, order, endState }))).toEqual([
    { id: 'b', order: 0, endState: 'interrupted' },
    { id: 'a', order: 1, endState: 'recording' },
  ]);
  await expect(device.saveChunk(take('b'), sound('more'))).rejects.toThrow(EndedElsewhereError);
  expect(await device.list(3)).toMatchObject([{ chunkCount: 1 }, { chunkCount: 1 }]);
  await device.end('b', 'stopped');
  expect(await device.list(3)).toMatchObject([{ endState: 'interrupted' }, { endState: 'recording' }]);
});

test('a take that the server refused keeps its chunks and is not sent automatically', async () => {
  const device = open();
  await device.saveChunk(take('a'), sound('one'));
  await device.saveChunk(take('a'), sound('two'));
  await device.end('a', 'stopped');
  await device.write({ acknowledged: [{ id: 'a', sentBelow: 0, refusal: 'too long' }], deliveredIds: [] });

  expect(await device.countSendable(3)).toBe(0);
  expect(await device.countPending(3)).toBe(3);
  const [refused] = await device.listRefused();
  expect(refused?.recording).toMatchObject({ id: 'a', refusalMessage: 'too long' });
  expect(refused?.chunks.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['one', 'two']);
});

test('a delivered take keeps its row, and one that is not there is not delivered', async () => {
  const device = open();
  await device.saveChunk(take('a'), sound('a'));
  await device.saveChunk(take('b'), sound('b'));
  await device.saveChunk(take('c', 4), sound('c'));
  await device.markDelivered('a');
  await device.markDelivered('gone');

  expect((await device.list(3)).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(new Set(await device.listUnsent())).toEqual(new Set([3, 4]));
});
