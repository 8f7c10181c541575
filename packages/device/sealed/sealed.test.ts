import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DatabaseDefinition, DeviceSchema } from '../device-database.ts';
import type { DatabaseRows } from '../empty-database.ts';
import { createPersonDatabases } from '../person-databases.ts';
import { dumpDevice, freshDevice, memoryStorage } from '../testing.ts';
import { decrypt, encrypt } from './cipher.ts';
import { storeKeyAndOpenStores } from '../person-stores.ts';
import { dropDeviceKey } from './device-keys.ts';
import { hasSealed } from './has-sealed.ts';
import { pack, unpack } from './pack.ts';
import { sealDatabase } from './seal-database.ts';
import { readSealed, writeSealed } from './sealed-store.ts';
import { sealStorage, unsealStorage } from './seal-storage.ts';

interface Stores extends DeviceSchema {
  words: { key: string; value: { word: string; sound: ArrayBuffer; page: Blob } };
  aside: { key: number; value: { row: string } };
}

const toKey = (letter: string): string => Buffer.alloc(32, letter).toString('base64url');
const [own, others] = [toKey('a'), toKey('b')];

/** The modules of a newly opened window. */
const aWindow = (definition: Pick<DatabaseDefinition<Stores>, 'upgradeRows'> = {}) =>
  createPersonDatabases<Stores>((id) => ({
    ...definition,
    name: `inkstone-words-${id}`,
    version: 10,
    durability: 'strict',
    upgrade(database) {
      database.createObjectStore('words', { keyPath: 'word' });
      database.createObjectStore('aside', { autoIncrement: true });
    },
  }))(7);

const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

const write = async (database: ReturnType<typeof aWindow>, word: string, sound = 'sound of it') => {
  await database.write(['words', 'aside'], async (all) => {
    await all.objectStore('words').put({ word, sound: bytes(sound), page: new Blob(['page of it'], { type: 'a/b' }) });
    await all.objectStore('aside').add({ row: `beside ${word}` });
  });
};

const words = async (database: ReturnType<typeof aWindow>) =>
  database.read(['words', 'aside'], async (all) => {
    const rows = await all.objectStore('words').getAll();
    return [rows.map(({ word }) => word), (await all.objectStore('aside').getAll()).map(({ row }) => row)];
  });

beforeEach(() => {
  freshDevice({ keepsBlobs: true });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

test('sealed data is restored unchanged: bytes, files, and names that look like marks', async () => {
  const value = {
    $bytes: 3,
    list: [1, null, { $$a: 'x' }],
    sound: bytes('ab'),
    page: new Blob(['c'], { type: 'a/b' }),
  };
  const back = unpack(await pack(value)) as typeof value;
  expect(back).toMatchObject({ $bytes: 3, list: [1, null, { $$a: 'x' }] });
  expect([new Uint8Array(back.sound), await back.page.text(), back.page.type]).toEqual([
    new Uint8Array([97, 98]),
    'c',
    'a/b',
  ]);
});

test('data can be opened only with its own key and under its own name', async () => {
  const sealed = await encrypt(own, 'words', new TextEncoder().encode('ink'));
  expect(new TextDecoder().decode(await decrypt(own, 'words', sealed))).toBe('ink');
  await expect(decrypt(others, 'words', sealed)).rejects.toMatchObject({ name: 'OperationError' });
  await expect(decrypt(own, 'marks', sealed)).rejects.toMatchObject({ name: 'OperationError' });
});

test('a sealed database leaves nothing readable, and is restored once its person is signed in', async () => {
  await write(aWindow(), 'inkstone');
  await sealDatabase(own, { personId: 7, name: 'inkstone-words-7' });
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['inkstone-sealed-7']);
  for (const text of ['inkstone"', 'sound of it', 'page of it', 'beside'])
    expect(await dumpDevice()).not.toContain(text);

  storeKeyAndOpenStores(7, own);
  const window = aWindow();
  expect(await words(window)).toEqual([['inkstone'], ['beside inkstone']]);
  const row = await window.read(['words'], (all) => all.objectStore('words').get('inkstone'));
  expect([new TextDecoder().decode(row?.sound), await row?.page.text()]).toEqual(['sound of it', 'page of it']);
  expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['inkstone-words-7']);
});

test('without the key, or with another, it stays sealed and nothing is lost', async () => {
  await write(aWindow(), 'inkstone');
  await sealDatabase(own, { personId: 7, name: 'inkstone-words-7' });
  expect(await words(aWindow())).toEqual([[], []]);
  storeKeyAndOpenStores(7, others);
  expect(await words(aWindow())).toEqual([[], []]);
  dropDeviceKey(7);
  storeKeyAndOpenStores(7, own);
  expect(await words(aWindow())).toEqual([['inkstone'], ['beside inkstone']]);
});

test('data sealed before is kept when sealing again, and unsealed data takes precedence', async () => {
  await write(aWindow(), 'first', 'old');
  await sealDatabase(own, { personId: 7, name: 'inkstone-words-7' });
  await write(aWindow(), 'first', 'new');
  await write(aWindow(), 'second');
  await sealDatabase(own, { personId: 7, name: 'inkstone-words-7' });
  storeKeyAndOpenStores(7, own);
  const window = aWindow();
  expect(await words(window)).toEqual([
    ['first', 'second'],
    ['beside first', 'beside second'],
  ]);
  const row = await window.read(['words'], (all) => all.objectStore('words').get('first'));
  expect(new TextDecoder().decode(row?.sound)).toBe('new');
});

/** Rows as a version with other names sealed them. */
const sealFormerRows = () =>
  writeSealed(7, own, 'inkstone-words-7', {
    entries: [{ said: 'inkstone', sound: bytes('s') }],
    aside: [{ row: 'r' }],
  });

const upgradeRows = ({ entries = [], words: current = [], aside = [] }: DatabaseRows): DatabaseRows => ({
  words: [...current, ...entries.map((row) => ({ ...(row as object), word: (row as { said: string }).said }))],
  aside,
});

test('rows of a store unknown to this version stay sealed', async () => {
  storeKeyAndOpenStores(7, own);
  await sealFormerRows();
  expect(await words(aWindow())).toEqual([[], ['r']]);
  expect(await readSealed(7, own, 'inkstone-words-7')).toMatchObject({ entries: [{ said: 'inkstone' }] });
  // A version that knows them restores them; what is restored already is not added twice.
  expect(await words(aWindow({ upgradeRows }))).toEqual([['inkstone'], ['r']]);
  expect(await hasSealed(7)).toBe(false);
});

test('rows of an earlier version are rewritten when they are restored, and when they are sealed again', async () => {
  storeKeyAndOpenStores(7, own);
  await sealFormerRows();
  await write(aWindow(), 'water');
  await sealDatabase(own, { personId: 7, name: 'inkstone-words-7', upgradeRows });
  expect(Object.keys((await readSealed(7, own, 'inkstone-words-7')) as DatabaseRows)).toEqual(['words', 'aside']);
  await sealFormerRows();
  expect(await words(aWindow({ upgradeRows }))).toEqual([['inkstone'], ['r']]);
  expect(await hasSealed(7)).toBe(false);
});

test('data that the server has is deleted instead of sealed', async () => {
  await write(aWindow(), 'inkstone');
  await sealDatabase(own, { personId: 7, name: 'inkstone-words-7', unsent: () => ({ words: [] }) });
  expect(await indexedDB.databases()).toEqual([]);
});

test("a draft in the storage is sealed and restored, caches are deleted, and other people's data and the browser's stay", async () => {
  const unsent = { 'inkstone.language': 'en', 'inkstone.draft.70.x': 'theirs', 'other.place': 'no business of ours' };
  const sent = { 'inkstone.heard.44': '12', 'inkstone.unread.3': '1' };
  const draft = { 'inkstone.draft.7.question': 'half a question' };
  for (const [place, text] of Object.entries({ ...unsent, ...sent, ...draft })) localStorage.setItem(place, text);
  await sealStorage(7, own);
  const left = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at));
  expect(new Set(left)).toEqual(new Set(Object.keys(unsent)));
  expect(await dumpDevice()).not.toContain('half a question');
  await unsealStorage(7, others);
  expect(localStorage.getItem('inkstone.draft.7.question')).toBeNull();
  await unsealStorage(7, own);
  expect(localStorage.getItem('inkstone.draft.7.question')).toBe('half a question');
});

test('without a key a draft stays: nothing unsent is deleted', async () => {
  localStorage.setItem('inkstone.draft.7.question', 'half a question');
  await sealStorage(7, null);
  expect(localStorage.getItem('inkstone.draft.7.question')).toBe('half a question');
});
