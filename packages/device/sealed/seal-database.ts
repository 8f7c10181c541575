import { deleteEmptyDatabase, openIfPresent, type DatabaseRows } from '../empty-database.ts';
import type { ExistingDatabase } from '../existing-database.ts';
import { deviceKeyFor } from './device-keys.ts';
import { deleteSealed, writeSealed, readSealed } from './sealed-store.ts';

const readAll = async (
  stores: readonly string[],
  getStore: (name: string) => { getAll(): Promise<unknown[]> },
): Promise<DatabaseRows> => {
  const read = stores.map(async (name) => [name, await getStore(name).getAll()] as const);
  return Object.fromEntries(await Promise.all(read));
};

/** All rows of a database in one transaction. */
const readRows = async (database: ExistingDatabase): Promise<DatabaseRows> => {
  const stores = [...database.objectStoreNames];
  if (stores.length === 0) return {};
  const reading = database.transaction(stores);
  return readAll(stores, (name) => reading.objectStore(name));
};

const isEmpty = (rows: DatabaseRows): boolean => Object.values(rows).every(({ length }) => length === 0);

/** A text that differs where the rows differ; bytes count by their size. */
const fingerprint = (rows: unknown): string =>
  JSON.stringify(rows, (_field, value: unknown) => {
    if (value instanceof Blob) return [value.size, value.type];
    return value instanceof ArrayBuffer ? [value.byteLength] : value;
  });

/** Deletes all rows in one transaction, unless another window has changed any of them since they were read. */
const clearUnchanged = async (database: ExistingDatabase, rows: DatabaseRows): Promise<boolean> => {
  const stores = Object.keys(rows);
  if (stores.length === 0) return true;
  const writing = database.transaction(stores, 'readwrite', { durability: 'strict' });
  const now = await readAll(stores, (name) => writing.objectStore(name));
  const isSame = fingerprint(now) === fingerprint(rows);
  if (isSame) await Promise.all(stores.map((name) => writing.objectStore(name).clear()));
  await writing.done;
  return isSame;
};

interface SealOptions {
  personId: number;
  name: string;
  /** Selects the rows that the server does not have; all by default. */
  unsent?: (rows: DatabaseRows) => DatabaseRows;
  /** Rewrites rows of earlier versions, as the database's definition does. */
  upgradeRows?: (rows: DatabaseRows) => DatabaseRows;
  /** No other window can have the database open. */
  isAlone?: boolean;
}

const maxReads = 5;
const unchanged = (rows: DatabaseRows): DatabaseRows => rows;

/**
 * Encrypts a person's unsent rows, then empties and deletes the database. The encrypted rows are on disk first, so that
 * after a crash both exist, nothing is lost, and sealing can be repeated.
 */
export const sealDatabase = async (
  key: string,
  { personId, name, unsent = unchanged, upgradeRows = unchanged, isAlone = true }: SealOptions,
): Promise<void> => {
  // Rows sealed earlier that could not be restored are kept.
  const earlier = upgradeRows(((await readSealed(personId, key, name)) ?? {}) as DatabaseRows);
  const database = await openIfPresent(name);
  if (!database) return;
  try {
    for (let reading = 1; ; reading += 1) {
      const rows = await readRows(database);
      const rowsToSeal = unsent(upgradeRows(rows));
      if (!isEmpty(rowsToSeal)) await writeSealed(personId, key, name, mergeRows(rowsToSeal, earlier));
      if (await clearUnchanged(database, rows)) break;
      if (reading === maxReads) throw new Error(`${name} goes on being written`);
    }
  } finally {
    database.close();
  }
  await deleteEmptyDatabase(name, isAlone);
};

/** Merges rows, without duplicates of an interrupted sealing. */
const mergeRows = (current: DatabaseRows, earlier: DatabaseRows): DatabaseRows => {
  const stores = [...new Set([...Object.keys(current), ...Object.keys(earlier)])];
  return Object.fromEntries(
    stores.map((store) => {
      const now = current[store] ?? [];
      const known = new Set(now.map(fingerprint));
      return [store, [...now, ...(earlier[store] ?? []).filter((row) => !known.has(fingerprint(row)))]];
    }),
  );
};

/**
 * Restores sealed rows into a database after sign-in, rewritten where an earlier version sealed them. Existing rows
 * take precedence; what cannot be decrypted, or has no store here, stays sealed.
 */
export const unsealInto = async (
  personId: number,
  database: ExistingDatabase,
  upgradeRows: (rows: DatabaseRows) => DatabaseRows = unchanged,
): Promise<void> => {
  const { name } = database;
  const key = deviceKeyFor(personId);
  if (key === null) return;
  const sealedRows = (await readSealed(personId, key, name)) as DatabaseRows | undefined;
  if (!sealedRows) return;
  const rows = upgradeRows(sealedRows);
  const isHere = (store: string): boolean => database.objectStoreNames.contains(store);
  const stores = Object.keys(rows).filter(isHere);
  if (stores.length > 0) {
    const writing = database.transaction(stores, 'readwrite', { durability: 'strict' });
    for (const store of stores) await addMissing(writing.objectStore(store), rows[store] ?? []);
    await writing.done;
  }
  const remaining = Object.fromEntries(Object.entries(rows).filter(([store]) => !isHere(store)));
  if (isEmpty(remaining)) await deleteSealed(personId, key, name);
  else await writeSealed(personId, key, name, remaining);
};

interface AnyStore {
  keyPath: string | string[] | null;
  get(key: IDBValidKey): Promise<unknown>;
  getAll(): Promise<unknown[]>;
  put(row: unknown): Promise<unknown>;
}

const keyIn = (row: unknown, path: string | string[]): IDBValidKey => {
  const field = (name: string) => (row as Record<string, IDBValidKey>)[name] ?? '';
  return Array.isArray(path) ? path.map(field) : field(path);
};

/** Adds missing rows; rows without a key of their own get the store's next one. */
const addMissing = async (store: AnyStore, rows: readonly unknown[]): Promise<void> => {
  const { keyPath } = store;
  const known = keyPath === null ? new Set((await store.getAll()).map(fingerprint)) : null;
  for (const row of rows) {
    const isThere = known ? known.has(fingerprint(row)) : (await store.get(keyIn(row, keyPath ?? ''))) !== undefined;
    if (!isThere) await store.put(row);
  }
};
