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

test('pieces are listed in the order of recording, also beyond ten, until the server has them', async () => {
  const device = open();
  for (let piece = 0; piece < 12; piece += 1) await device.savePiece(take('a'), sound(String(piece)));
  for (let piece = 0; piece < 10; piece += 1) await device.acknowledge('a', piece);

  expect(await device.firstPiece('a')).toMatchObject({ recordingId: 'a', index: 10 });
  expect(await device.countPending(3)).toBe(2);
  await device.end('a', 'stopped');
  expect(await device.countPending(3)).toBe(3);
  await device.markDelivered('a');
  expect(await device.firstPiece('a')).toBeUndefined();
  expect(await device.countPending(3)).toBe(0);
  expect(await device.list(3)).toMatchObject([{ id: 'a', pieces: 12, ended: 'stopped', isDone: true }]);
});

test('takes keep their order, and a take that was ended elsewhere accepts no more pieces', async () => {
  const device = open();
  await device.savePiece(take('b'), sound('b'));
  await device.endInterrupted(3);
  await device.savePiece(take('a'), sound('a'));

  expect((await device.list(3)).map(({ id, order, ended }) => ({ id, order, ended }))).toEqual([
    { id: 'b', order: 0, ended: 'broken' },
    { id: 'a', order: 1, ended: 'no' },
  ]);
  await expect(device.savePiece(take('b'), sound('more'))).rejects.toThrow(EndedElsewhereError);
  expect(await device.list(3)).toMatchObject([{ pieces: 1 }, { pieces: 1 }]);
  await device.end('b', 'stopped');
  expect(await device.list(3)).toMatchObject([{ ended: 'broken' }, { ended: 'no' }]);
});

test('a take that the server refused keeps its pieces and is not sent automatically', async () => {
  const device = open();
  await device.savePiece(take('a'), sound('one'));
  await device.savePiece(take('a'), sound('two'));
  await device.end('a', 'stopped');
  await device.markRefused('a', 'too long');

  expect(await device.countSendable(3)).toBe(0);
  expect(await device.countPending(3)).toBe(3);
  const [refused] = await device.listRefused();
  expect(refused?.take).toMatchObject({ id: 'a', refusedWords: 'too long' });
  expect(refused?.pieces.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(['one', 'two']);
});

test('a delivered take keeps its row, and one that is not there is not delivered', async () => {
  const device = open();
  await device.savePiece(take('a'), sound('a'));
  await device.savePiece(take('b'), sound('b'));
  await device.savePiece(take('c', 4), sound('c'));
  await device.markDelivered('a');
  await device.markDelivered('gone');

  expect((await device.list(3)).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(new Set(await device.listUnsent())).toEqual(new Set([3, 4]));
});
