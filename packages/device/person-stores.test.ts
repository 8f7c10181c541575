import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DeviceSchema } from './device-database.ts';
import { endSignOutMark, writeSignOutMark } from './sign-out-mark.ts';
import { dumpDevice, freshDevice, holdWrites, memoryStorage } from './testing.ts';

interface Stores extends DeviceSchema {
  words: { key: string; value: { word: string } };
}

const key = Buffer.alloc(32, 'a').toString('base64url');

/** A window: fresh modules over the storage and databases that all windows share. */
const aWindow = async () => {
  vi.resetModules();
  const device = await import('./index.ts');
  const { dropDeviceKey } = await import('./sealed/index.ts');
  const words = device.createPersonDatabases<Stores>((id) => ({
    name: `inkstone-words-${id}`,
    version: 1,
    durability: 'strict',
    upgrade: (database) => void database.createObjectStore('words', { keyPath: 'word' }),
  }))(7);
  const put = (word: string) =>
    words.write(['words'], async (all) => void (await all.objectStore('words').put({ word })));
  const refused = vi.fn<(personId: number) => void>();
  device.onStoreRefused(refused);
  return { ...device, dropDeviceKey, put, refused };
};

beforeEach(() => {
  freshDevice();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('writes in progress when the stores are closed end first, and nothing is written after them', async () => {
  const { storeKeyAndOpenStores, closeStoresFor, put, refused } = await aWindow();
  storeKeyAndOpenStores(7, key);
  const held = holdWrites();
  const before = put('before');
  const closed = vi.fn<() => void>();
  const closing = closeStoresFor(7, { atMostMs: 60_000 }).then(closed);
  await vi.waitFor(() => expect(held.count()).toBe(1));
  expect(closed).not.toHaveBeenCalled();
  held.release();
  await Promise.all([before, closing]);

  await expect(put('after')).rejects.toMatchObject({ name: 'SignedOutError' });
  expect(refused).toHaveBeenCalledWith(7);
  expect(await dumpDevice()).toContain('before');
  expect(await dumpDevice()).not.toContain('after');
});

test('a write that such a write has started is waited for too', async () => {
  const { closeStoresFor, put } = await aWindow();
  const chain = put('first').then(() => put('second'));
  await closeStoresFor(7, { atMostMs: 60_000 });

  await chain;
  await expect(put('third')).rejects.toMatchObject({ name: 'SignedOutError' });
  expect(await dumpDevice()).toContain('second');
});

test('a write shortly after the last one, such as the last chunk of a recorder, is waited for too', async () => {
  const { closeStoresFor, put } = await aWindow();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const closed = vi.fn<() => void>();
  const closing = closeStoresFor(7, { atMostMs: 60_000, quietMs: 200 }).then(closed);
  await vi.advanceTimersByTimeAsync(100);
  const late = put('last piece');
  await vi.advanceTimersByTimeAsync(150);
  expect(closed).not.toHaveBeenCalled();
  await late;
  await vi.advanceTimersByTimeAsync(500);
  await closing;
  expect(await dumpDevice()).toContain('last piece');
});

test('a write that never ends is waited for no longer than the limit', async () => {
  const { closeStoresFor, put } = await aWindow();
  const held = holdWrites();
  const stuck = put('stuck');
  await vi.waitFor(() => expect(held.count()).toBe(1));
  await closeStoresFor(7, { atMostMs: 1 });
  await expect(put('next')).rejects.toMatchObject({ name: 'SignedOutError' });
  held.release();
  await stuck;
});

test("a window that missed the announcement writes nothing while its person's data is being sealed, nor afterwards", async () => {
  const frozen = await aWindow();
  frozen.storeKeyAndOpenStores(7, key);
  await frozen.put('while signed in');
  writeSignOutMark({ personId: 7, isSealing: true });
  await expect(frozen.put('while sealing')).rejects.toMatchObject({ name: 'SignedOutError' });
  frozen.dropDeviceKey(7);
  endSignOutMark(1000);
  await expect(frozen.put('once gone')).rejects.toMatchObject({ name: 'SignedOutError' });
  expect(() => frozen.personStorageFor(7).setItem('inkstone.draft.7.x', 'draft')).toThrow('');
  expect(frozen.refused).toHaveBeenCalledTimes(3);
  const left = await dumpDevice();
  for (const words of ['while sealing', 'once gone', 'draft']) expect(left).not.toContain(words);
});

test('the announcement alone closes nothing: the other windows have time to finish', async () => {
  const { put, storeKeyAndOpenStores } = await aWindow();
  storeKeyAndOpenStores(7, key);
  writeSignOutMark({ personId: 7, isSealing: false });
  await put('last words');
  expect(await dumpDevice()).toContain('last words');
});

test('once the person has signed in again their stores are open, in suspended windows too; another person’s were never closed', async () => {
  const frozen = await aWindow();
  frozen.storeKeyAndOpenStores(7, key);
  await frozen.put('first');
  frozen.dropDeviceKey(7);
  endSignOutMark(1000);
  const fresh = await aWindow();
  fresh.storeKeyAndOpenStores(7, key);
  await fresh.put('second');
  await frozen.put('third');
  expect(fresh.canStoreFor(8)).toBe(true);
  for (const word of ['first', 'second', 'third']) expect(await dumpDevice()).toContain(word);
});

test('a cleared browser is not a sign-out: open stores continue to write', async () => {
  const { put, storeKeyAndOpenStores } = await aWindow();
  endSignOutMark(1000);
  storeKeyAndOpenStores(7, key);
  await put('first');
  localStorage.clear();
  await put('second');
  expect(await dumpDevice()).toContain('second');
});

test('the browser is asked once to keep what only this device has, and not for copies of what the server has', async () => {
  const persist = vi.fn<() => Promise<boolean>>(() => Promise.reject(new DOMException('No.', 'NotAllowedError')));
  vi.stubGlobal('navigator', { storage: { persist } });
  const { createPersonDatabases, put } = await aWindow();
  const copies = createPersonDatabases<Stores>((id) => ({
    name: `inkstone-answers-${id}`,
    version: 1,
    durability: 'relaxed',
    content: 'copies',
    upgrade: (database) => void database.createObjectStore('words', { keyPath: 'word' }),
  }))(7);
  await copies.read(['words'], async () => undefined);
  expect(persist).not.toHaveBeenCalled();
  await put('one');
  await put('two');
  expect(persist).toHaveBeenCalledOnce();
});
