import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDeviceDatabase, type DeviceSchema } from './device-database.ts';
import { renameFields, upgradeRowsBy, upgradeStores } from './store-changes.ts';
import { freshDevice } from './testing.ts';

interface Stores extends DeviceSchema {
  words: { key: number; value: { id: number; word: string; isOwn: boolean }; indexes: { word: string } };
  unreadable: { key: number; value: unknown };
}

const changes = {
  words: {
    formerName: 'said',
    rewrite: ({ own, ...fields }: Readonly<Record<string, unknown>>) =>
      renameFields({ text: 'word' })(own === undefined ? fields : { isOwn: own === 'yes', ...fields }),
  },
  unreadable: { formerName: 'aside', rewrite: renameFields({ text: 'word' }) },
};

const formerRows = [
  { id: 1, text: 'ink', own: 'yes' },
  { id: 2, text: 'stone', own: 'no' },
];
const presentRows = [
  { id: 1, word: 'ink', isOwn: true },
  { id: 2, word: 'stone', isOwn: false },
];

/** A connection of a window with the previous version, and what it stored. */
const openFormer = async (blocking?: () => void) => {
  const database = await openDB('words', 10, {
    upgrade(db) {
      db.createObjectStore('said', { keyPath: 'id' }).createIndex('word', 'text');
      db.createObjectStore('aside', { autoIncrement: true });
    },
    ...(blocking && { blocking }),
  });
  for (const row of formerRows) await database.put('said', row);
  await database.put('aside', 'no object');
  return database;
};

const definePresent = (how: { usesFormer?: boolean } = {}) =>
  createDeviceDatabase<Stores>({
    name: 'words',
    version: 20,
    durability: 'strict',
    upgrade: async (_database, from, tx) => (from === 10 ? upgradeStores(tx, changes) : undefined),
    ...(how.usesFormer && { changes }),
  });

const openPresent = () => {
  const database = definePresent();
  return () =>
    database.read(['words', 'unreadable'], async (all) => [
      await all.objectStore('words').getAll(),
      await all.objectStore('unreadable').getAll(),
    ]);
};

beforeEach(freshDevice);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('stores and fields get their new names, and values that are no objects stay as they are', async () => {
  (await openFormer()).close();
  expect(await openPresent()()).toEqual([presentRows, ['no object']]);
});

test('an interrupted upgrade leaves the previous version intact, and is done at the next opening', async () => {
  (await openFormer()).close();
  const read = openPresent();
  const update = vi.spyOn(IDBCursor.prototype, 'update').mockImplementationOnce(function half(this: IDBCursor, row) {
    // The first row is rewritten, the second one has no space.
    update.mockImplementationOnce(() => {
      throw new DOMException('no space', 'QuotaExceededError');
    });
    return (this.source as IDBObjectStore).put(row);
  });
  await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
  const former = await openDB('words');
  expect([former.version, [...former.objectStoreNames]]).toEqual([10, ['aside', 'said']]);
  expect(await former.getAll('said')).toEqual(formerRows);
  former.close();
  expect(await read()).toEqual([presentRows, ['no object']]);
});

/** Lets no row be rewritten, as on a full device, until the test lets it. */
const fillDevice = () => {
  const full = (): never => {
    throw new DOMException('no space', 'QuotaExceededError');
  };
  const spies = [vi.spyOn(IDBCursor.prototype, 'update'), vi.spyOn(IDBObjectStore.prototype, 'put')];
  for (const spy of spies) spy.mockImplementation(full);
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
};

test('without room for the upgrade, the stores of the previous version are read and emptied as they are', async () => {
  (await openFormer()).close();
  const makeRoom = fillDevice();
  const database = definePresent({ usesFormer: true });
  const read = () =>
    database.read(['words', 'unreadable'], async (all) => [
      await all.objectStore('words').getAll(),
      await all.objectStore('words').get(2),
      await all.objectStore('words').index('word').get('stone'),
      await all.objectStore('words').get(7),
      await all.objectStore('unreadable').getAll(),
    ]);
  const [ink, stone] = presentRows;
  expect(await read()).toEqual([[ink, stone], stone, stone, undefined, ['no object']]);
  const put = database.write(['words'], (all) => all.objectStore('words').put({ id: 3, word: 'paper', isOwn: true }));
  await expect(put).rejects.toMatchObject({ name: 'QuotaExceededError' });
  await database.write(['words'], (all) => all.objectStore('words').delete(1));

  makeRoom();
  await database.write(['words'], (all) => all.objectStore('words').put({ id: 3, word: 'paper', isOwn: true }));
  const rows = [stone, { id: 3, word: 'paper', isOwn: true }];
  expect((await read())[0]).toEqual(rows);
  // The next page upgrades what is left, with what was written meanwhile.
  database.close();
  expect((await read())[0]).toEqual(rows);
  const upgraded = await openDB('words');
  expect([upgraded.version, [...upgraded.objectStoreNames]]).toEqual([20, ['unreadable', 'words']]);
  upgraded.close();
});

test('a database of a newer version is not used as if it were a former one', async () => {
  (await openDB('words', 30, { upgrade: (db) => void db.createObjectStore('words', { keyPath: 'id' }) })).close();
  await expect(
    definePresent({ usesFormer: true }).read(['words'], (all) => all.objectStore('words').getAll()),
  ).rejects.toMatchObject({ name: 'VersionError' });
});

test('a window of the previous version closes its database; its next use fails and stores nothing under an old name', async () => {
  const former = createDeviceDatabase<{ said: { key: number; value: { id: number } } }>({
    name: 'words',
    version: 10,
    durability: 'strict',
    upgrade: () => undefined,
  });
  (await openFormer()).close();
  await former.read(['said'], async () => undefined);
  expect(await openPresent()()).toEqual([presentRows, ['no object']]);
  const late = former.write(['said'], (all) => all.objectStore('said').put({ id: 3 }));
  await expect(late).rejects.toMatchObject({ name: 'VersionError' });
  expect(await openPresent()()).toEqual([presentRows, ['no object']]);
});

test('a window that does not close its database delays the upgrade and loses nothing, including later writes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const former = await openFormer(() => undefined);
  const read = openPresent();
  const refused = read();
  refused.catch(() => undefined);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(5000);
  await expect(refused).rejects.toMatchObject({ name: 'TimeoutError' });
  await former.put('said', { id: 3, text: 'paper', own: 'no' });
  former.close();
  const rows = [...presentRows, { id: 3, word: 'paper', isOwn: false }];
  // The upgrade that waited completes; a later use reads what it made.
  await vi.waitFor(async () => expect(await read()).toEqual([rows, ['no object']]));
});

test('rows of any version become rows of this one, once', () => {
  const upgradeRows = upgradeRowsBy(changes);
  const rows = {
    words: [{ id: 3, word: 'paper', isOwn: true }],
    said: formerRows,
    aside: ['no object', null],
    more: [7],
  };
  const upgraded = { words: [...rows.words, ...presentRows], unreadable: ['no object', null], more: [7] };
  expect(upgradeRows(rows)).toEqual(upgraded);
  expect(upgradeRows(upgraded)).toEqual(upgraded);
});

test('a field that already has its present name keeps its value', () => {
  expect(renameFields({ text: 'word' })({ text: 'old', word: 'new', at: 1 })).toEqual({ word: 'new', at: 1 });
});
