import { deleteDB } from 'idb';
import { openExisting, type ExistingDatabase } from '../existing-database.ts';
import { deviceKeyFor } from './device-keys.ts';
import { dropSealed, putSealed, readSealed } from './sealed-store.ts';

/** The rows of a database by their stores. */
export type DatabaseRows = Readonly<Record<string, readonly unknown[]>>;

/** All rows of a database as they are at one moment. */
const readRows = async (database: ExistingDatabase): Promise<DatabaseRows> => {
  const names = [...database.objectStoreNames];
  if (names.length === 0) return {};
  const reading = database.transaction(names);
  const stores = names.map(async (name) => [name, (await reading.objectStore(name).getAll()) as unknown[]] as const);
  return Object.fromEntries(await Promise.all(stores));
};

const isEmpty = (rows: DatabaseRows): boolean => Object.values(rows).every(({ length }) => length === 0);

const readNow = async (name: string): Promise<DatabaseRows | null> => {
  const database = await openExisting(name);
  if (!database) return null;
  try {
    return await readRows(database);
  } finally {
    database.close();
  }
};

interface Sealing {
  personId: number;
  name: string;
  /** Of all rows those that the server does not have; all where nothing is said. */
  unsent?: (rows: DatabaseRows) => DatabaseRows;
}

/**
 * Seals what a database of a person holds and the server does not have, then deletes the database: what is sealed is on
 * the disk before, so that a crash in between leaves both and loses nothing.
 */
export const sealDatabase = async (
  key: string,
  { personId, name, unsent = (rows) => rows }: Sealing,
): Promise<void> => {
  // What was sealed earlier and could not be opened since stays with it.
  const earlier = ((await readSealed(personId, key, name)) ?? {}) as DatabaseRows;
  let before = '';
  for (;;) {
    const rows = await readNow(name);
    if (!rows) return;
    const kept = unsent(rows);
    const now = JSON.stringify(kept);
    // Another window may have written meanwhile: it is read again until nothing new is there.
    if (now === before || isEmpty(kept)) break;
    before = now;
    await putSealed(personId, key, name, joined(kept, earlier));
  }
  await deleteDB(name);
};

const joined = (kept: DatabaseRows, earlier: DatabaseRows): DatabaseRows => {
  const stores = [...new Set([...Object.keys(kept), ...Object.keys(earlier)])];
  return Object.fromEntries(stores.map((store) => [store, [...(kept[store] ?? []), ...(earlier[store] ?? [])]]));
};

/**
 * Puts what was sealed of a database back into it, where the person is signed in. A row that is there already goes before;
 * what the key does not open stays sealed.
 */
export const unsealInto = async (personId: number, database: ExistingDatabase): Promise<void> => {
  const { name } = database;
  const key = deviceKeyFor(personId);
  if (key === null) return;
  const rows = (await readSealed(personId, key, name).catch(() => undefined)) as DatabaseRows | undefined;
  if (!rows) return;
  const stores = Object.keys(rows).filter((store) => database.objectStoreNames.contains(store));
  if (stores.length > 0) {
    const writing = database.transaction(stores, 'readwrite', { durability: 'strict' });
    for (const store of stores)
      for (const kept of rows[store] ?? []) await putMissing(writing.objectStore(store), kept);
    await writing.done;
  }
  await dropSealed(personId, name);
};

interface AnyStore {
  keyPath: string | string[] | null;
  get(key: IDBValidKey): Promise<unknown>;
  put(row: unknown): Promise<unknown>;
}

const keyIn = (row: unknown, path: string | string[]): IDBValidKey => {
  const field = (name: string) => (row as Record<string, IDBValidKey>)[name] ?? '';
  return Array.isArray(path) ? path.map(field) : field(path);
};

/** Puts a row that is not there; one without a key of its own gets the store's next. */
const putMissing = async (store: AnyStore, row: unknown): Promise<void> => {
  if (store.keyPath !== null && (await store.get(keyIn(row, store.keyPath))) !== undefined) return;
  await store.put(row);
};
