import { freshDevice } from '@inkstone/device/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from '../contract.ts';
import type { LogStore } from './activity-log.ts';

const entry = (userId: number, url: string, params?: unknown): LogEntry => ({
  time: '2026-03-01T08:00:00.000Z',
  userId,
  url,
  ...(params === undefined ? {} : { params }),
});

/** The log as a window that has just been opened finds it. */
const inNewWindow = async (): Promise<LogStore> => {
  vi.resetModules();
  return (await import('./device-log.ts')).deviceLog;
};

const getUrls = async (log: LogStore, userId: number, count = 100): Promise<string[]> =>
  (await log.first(userId, count)).map((row) => row.entry.url);

beforeEach(freshDevice);
afterEach(() => {
  vi.unstubAllGlobals();
});

test('entries are returned complete, oldest first, and no more than requested', async () => {
  const log = await inNewWindow();
  await log.add([entry(7, 'a', { id: 3, words: ['甲'] }), entry(7, 'b')], 100);
  await log.add([entry(7, 'c')], 100);

  expect((await log.first(7, 1))[0]?.entry).toEqual(entry(7, 'a', { id: 3, words: ['甲'] }));
  expect(await getUrls(log, 7, 2)).toEqual(['a', 'b']);
  expect(await getUrls(log, 7)).toEqual(['a', 'b', 'c']);
});

test('the entries stand in a database of their own with one store', async () => {
  const log = await inNewWindow();
  await log.add([entry(7, 'a')], 100);

  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['inkstone-activity']);
  const opened = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('inkstone-activity');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  expect([...opened.objectStoreNames]).toEqual(['entries']);
  opened.close();
});

test('a window opened later finds the stored entries', async () => {
  await (await inNewWindow()).add([entry(7, 'a')], 100);

  expect(await getUrls(await inNewWindow(), 7)).toEqual(['a']);
});

test('two windows store their entries side by side', async () => {
  const [item, second] = [await inNewWindow(), await inNewWindow()];
  await Promise.all([item.add([entry(7, 'a')], 100), second.add([entry(7, 'b')], 100)]);

  expect((await getUrls(item, 7)).sort()).toEqual(['a', 'b']);
  expect(await getUrls(second, 7)).toEqual(await getUrls(item, 7));
});

test('a person gets only their own entries', async () => {
  const log = await inNewWindow();
  await log.add([entry(7, 'mine'), entry(8, 'theirs'), entry(7, 'mine too')], 100);

  expect(await getUrls(log, 7)).toEqual(['mine', 'mine too']);
  expect(await getUrls(log, 8)).toEqual(['theirs']);
  expect(await getUrls(log, 9)).toEqual([]);
});

test('beyond the limit the oldest entries are removed, whoever owns them', async () => {
  const log = await inNewWindow();
  await log.add([entry(8, 'a'), entry(7, 'b'), entry(7, 'c')], 3);
  await log.add([entry(7, 'd'), entry(8, 'e')], 3);

  expect(await getUrls(log, 7)).toEqual(['c', 'd']);
  expect(await getUrls(log, 8)).toEqual(['e']);
});

test('if more entries than the limit are added at once, the newest are kept', async () => {
  const log = await inNewWindow();
  await log.add(
    Array.from({ length: 50 }, (_, at) => entry(7, String(at))),
    3,
  );

  expect(await getUrls(log, 7)).toEqual(['47', '48', '49']);
});

test('removed entries are gone, later ones stay, and no number is used twice', async () => {
  const log = await inNewWindow();
  await log.add([entry(7, 'a'), entry(7, 'b')], 100);
  const sent = (await log.first(7, 10)).map((row) => row.id);
  await log.add([entry(7, 'c')], 100);
  await log.remove(sent);
  await log.remove(sent);
  await log.add([entry(7, 'd')], 100);

  expect(await getUrls(log, 7)).toEqual(['c', 'd']);
  expect((await log.first(7, 10)).filter(({ id }) => sent.includes(id))).toEqual([]);
});

test('the log learns of entries that the device could not store', async () => {
  const log = await inNewWindow();
  await expect(log.add([entry(7, 'a', () => 'cannot be stored')], 100)).rejects.toThrow('could not be cloned');

  expect(await getUrls(log, 7)).toEqual([]);
});
