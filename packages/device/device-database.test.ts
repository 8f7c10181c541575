import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createDeviceDatabase, type DatabaseDefinition, type DeviceSchema } from './device-database.ts';
import { createPersonDatabases } from './person-databases.ts';
import { freshDevice, holdWrites } from './testing.ts';

interface Stores extends DeviceSchema {
  words: { key: string; value: { word: string; at: number } };
  ways: { key: string; value: { way: string } };
}

const first: DatabaseDefinition<Stores> = {
  name: 'words',
  version: 10,
  durability: 'strict',
  upgrade: (database) => database.createObjectStore('words', { keyPath: 'word' }),
};

const second: DatabaseDefinition<Stores> = {
  ...first,
  version: 20,
  upgrade(database, from) {
    if (from < 10) database.createObjectStore('words', { keyPath: 'word' });
    if (from < 20) database.createObjectStore('ways', { keyPath: 'way' });
  },
};

/** The database as a newly opened window sees it. */
const open = (is = first) => {
  const database = createDeviceDatabase(is);
  return {
    database,
    put: (...words: string[]) =>
      database.write(['words'], async (all) => {
        for (const [at, word] of words.entries()) await all.objectStore('words').put({ word, at });
      }),
    list: async () =>
      (await database.read(['words'], (all) => all.objectStore('words').getAll())).map(({ word }) => word),
  };
};

beforeEach(freshDevice);
afterEach(() => {
  vi.unstubAllGlobals();
});

test('written data is found by a window opened later', async () => {
  await open().put('ink', 'stone');

  expect(await open().list()).toEqual(['ink', 'stone']);
});

test('a write that fails half-way leaves nothing, and the next write works', async () => {
  const { database, put, list } = open();
  const half = database.write(['words'], async (all) => {
    await all.objectStore('words').put({ word: 'half', at: 0 });
    throw new Error('no further');
  });

  await expect(half).rejects.toThrow('no further');
  expect(await list()).toEqual([]);
  await put('whole');
  expect(await list()).toEqual(['whole']);
});

test('a failed write is reported, and so are the writes in the same transaction', async () => {
  const { database, list } = open();
  const refused = database.write(['words'], async (all) => {
    const words = all.objectStore('words');
    await Promise.all([words.put({ word: 'ink', at: 0 }), words.add({ word: 'ink', at: 1 })]);
  });

  await expect(refused).rejects.toMatchObject({ name: 'ConstraintError' });
  expect(await list()).toEqual([]);
});

test('a newer version keeps what an older one wrote', async () => {
  await open().put('ink');
  const { database, list } = open(second);
  await database.write(['ways'], (all) => all.objectStore('ways').put({ way: 'brush' }));

  expect(await list()).toEqual(['ink']);
});

test('an older window closes its database for a newer version of the product, and says so when it continues', async () => {
  const older = open();
  await older.put('ink');
  expect(await open(second).list()).toEqual(['ink']);

  await expect(older.put('late')).rejects.toMatchObject({ name: 'VersionError' });
});

test('after the person has cleared the browser, the next write starts with an empty database', async () => {
  const { put, list } = open();
  await put('ink');
  await new Promise<void>((resolve, reject) => {
    const cleared = indexedDB.deleteDatabase('words');
    cleared.addEventListener('success', () => resolve());
    cleared.addEventListener('error', () => reject(new Error('not cleared')));
  });
  await put('stone');

  expect(await list()).toEqual(['stone']);
});

test('a database that could not be opened is opened again on the next use', async () => {
  const { put, list } = open();
  const { indexedDB: works } = globalThis;
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('not now', 'UnknownError');
    },
  });
  await expect(put('lost')).rejects.toThrow('not now');
  vi.stubGlobal('indexedDB', works);
  await put('ink');

  expect(await list()).toEqual(['ink']);
});

test('each person has their own database, opened once', async () => {
  const of = createPersonDatabases<Stores>((id) => ({ ...first, name: `words-${id}` }));
  await of(7).write(['words'], (all) => all.objectStore('words').put({ word: 'mine', at: 0 }));

  expect(of(7)).toBe(of(7));
  expect(await of(8).read(['words'], (all) => all.objectStore('words').getAllKeys())).toEqual([]);
  expect(await of(7).read(['words'], (all) => all.objectStore('words').getAllKeys())).toEqual(['mine']);
});

test('a commit is requested within the task of the call, and reported once the device has stored it', async () => {
  const { database, put, list } = open();
  await put('ink');
  const commits = vi.spyOn(IDBTransaction.prototype, 'commit');
  const held = holdWrites();
  let isTold = false;
  const committed = database.commit(['words'], (all) => {
    const words = all.objectStore('words');
    return { requests: [words.put({ word: 'stone', at: 1 })], result: words.get('ink') };
  });
  void committed.then(() => (isTold = true));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(commits).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(held.count()).toBe(1));
  expect(isTold).toBe(false);
  held.release();

  expect(await committed).toEqual({ word: 'ink', at: 0 });
  expect(await list()).toEqual(['ink', 'stone']);
  commits.mockRestore();
});

test('nothing of a commit is stored if the device cannot store all of it', async () => {
  const { database, put, list } = open();
  await put('ink');
  const refused = database.commit(['words'], (all) => {
    const words = all.objectStore('words');
    return { requests: [words.put({ word: 'stone', at: 0 }), words.add({ word: 'ink', at: 1 })] };
  });

  await expect(refused).rejects.toMatchObject({ name: 'ConstraintError' });
  expect(await list()).toEqual(['ink']);
});

test('data that an older version stored elsewhere is moved before the database is used', async () => {
  await open().put('ink');
  const prepare: NonNullable<DatabaseDefinition<Stores>['prepare']> = async (database) => {
    const [word] = await open().list();
    await database.put('words', { word: `${word} again`, at: 0 });
  };

  expect(await open({ ...first, name: 'other words', prepare }).list()).toEqual(['ink again']);
});

/** A frozen window with the older version, which does not respond. */
const frozenWindow = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('words', 10);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('words', { keyPath: 'word' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });

test('a frozen window of an older version blocks nobody: it is reported, and once it is closed everything is stored again', async () => {
  const frozen = await frozenWindow();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { put, list } = open(second);
  const refused = put('ink').catch((error: unknown) => error);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await refused).toMatchObject({ name: 'TimeoutError' });
  await expect(put('ink')).rejects.toMatchObject({ name: 'TimeoutError' });

  frozen.close();
  await vi.waitFor(() => put('stone'));
  expect(await list()).toEqual(['stone']);
});
