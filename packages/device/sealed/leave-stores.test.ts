import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceSchema } from '../device-database.ts';
import { createPersonDatabases } from '../person-databases.ts';
import { storeKeyAndOpenStores } from '../person-stores.ts';
import { deleteStoreNotes, noteStore, type StoreContent } from '../store-registry.ts';
import { dumpDevice, freshDevice, memoryStorage } from '../testing.ts';
import { countUnsent, deleteCopies, sealStores } from './leave-stores.ts';

interface Stores extends DeviceSchema {
  rows: { key: string; value: { text: string } };
}

const key = Buffer.alloc(32, 'k').toString('base64url');

// Databases are registered per person: each test uses its own person.
let personId = 51_000;

const nameFor = (kind: string): string => `inkstone-${kind}-${personId}`;

/** What an earlier page has stored in a database that this page has not opened. */
const storeEarlier = async (kind: string, texts: readonly string[], content: StoreContent | null = 'unsent') => {
  const upgrade: Parameters<typeof openDB>[2] = {
    upgrade: (database) => void database.createObjectStore('rows', { keyPath: 'text' }),
  };
  const database = await openDB(nameFor(kind), 1, upgrade);
  for (const text of texts) await database.put('rows', { text });
  database.close();
  if (content) noteStore(personId, { name: nameFor(kind), content });
};

/** What is in a database of the person, opened as the product does. */
const list = (kind: string): Promise<{ text: string }[]> =>
  createPersonDatabases<Stores>(() => ({
    name: nameFor(kind),
    version: 1,
    durability: 'strict',
    upgrade: (database) => void database.createObjectStore('rows', { keyPath: 'text' }),
  }))(personId).read(['rows'], (tx) => tx.objectStore('rows').getAll());

/** Signs the person out; returns the count of what only this device has. */
const leave = async (): Promise<number> => {
  const count = await countUnsent(personId, {});
  await deleteCopies(personId, true);
  await sealStores(key, { personId, isAlone: true, rules: {} });
  deleteStoreNotes(personId);
  return count;
};

const hideDatabases = () => Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true });
const showDatabases = () => Reflect.deleteProperty(indexedDB, 'databases');

beforeEach(() => {
  freshDevice();
  vi.stubGlobal('localStorage', memoryStorage());
  personId += 1;
  storeKeyAndOpenStores(personId, key);
});
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['lists its databases', () => undefined],
  ['does not list its databases', hideDatabases],
])('in a browser that %s', (_, prepare) => {
  test('a store of which nobody keeps a list is counted, sealed, and there again at the next sign-in', async () => {
    await storeEarlier('sketches', ['a stroke', 'another stroke']);
    await storeEarlier('lists', ['what the server has'], 'copies');
    prepare();
    expect(await leave()).toBe(2);
    showDatabases();
    const left = await dumpDevice();
    for (const text of ['stroke', 'what the server has']) expect(left).not.toContain(text);
    expect(await list('sketches')).toEqual([{ text: 'a stroke' }, { text: 'another stroke' }]);
    expect(await list('lists')).toEqual([]);
  });

  test('what a version that noted nothing has left is sealed, and another person’s is not touched', async () => {
    await storeEarlier('words', ['own ink'], null);
    personId += 1;
    await storeEarlier('words', ['ink of another person']);
    personId -= 1;
    prepare();
    expect(await leave()).toBe(1);
    showDatabases();
    expect(await dumpDevice()).not.toContain('own ink');
    expect(await dumpDevice()).toContain('ink of another person');
  });
});

test('a database of which nothing is known is sealed, not deleted', async () => {
  await storeEarlier('unknown', ['ink'], null);
  expect(await leave()).toBe(1);
  expect(await dumpDevice()).not.toContain('"ink"');
  expect(await list('unknown')).toEqual([{ text: 'ink' }]);
});

test('a store that cannot be sealed does not keep the others from it, and is reported', async () => {
  await storeEarlier('marks', ['a mark']);
  await storeEarlier('words', ['a word']);
  const encrypt = vi.spyOn(crypto.subtle, 'encrypt');
  encrypt.mockRejectedValueOnce(new DOMException('no room', 'QuotaExceededError'));
  await expect(sealStores(key, { personId, isAlone: true, rules: {} })).rejects.toThrow('no room');
  encrypt.mockRestore();
  const left = await dumpDevice();
  expect(['a mark', 'a word'].filter((text) => left.includes(text))).toEqual(['a mark']);
});
