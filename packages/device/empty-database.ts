import { deleteDB, type IDBPDatabase } from 'idb';
import { withTimeout } from './with-timeout.ts';
import { openExisting } from './existing-database.ts';

// A window that does not respond blocks the deletion; the database is empty by then.
const deleteMs = 3000;

/** All rows of a database, by store. */
export type DatabaseRows = Readonly<Record<string, readonly unknown[]>>;

/** Opens a database if it exists, else returns null. Throws where it exists but cannot be opened. */
export const openIfPresent = async (name: string): Promise<IDBPDatabase | null> => {
  const database = await openExisting(name);
  if (database) return database;
  const known = (await indexedDB.databases?.()) ?? [];
  if (known.some((present) => present.name === name)) throw new Error(`${name} cannot be opened`);
  return null;
};

/** Deletes an empty database; where another window may have it open, it stays. */
export const deleteEmptyDatabase = async (name: string, isAlone: boolean): Promise<void> => {
  // A blocked deletion would block everyone who opens the database afterwards.
  if (isAlone) await withTimeout(deleteDB(name), deleteMs);
};

/** Deletes all rows of a database, whoever has it open. */
export const emptyDatabase = async (name: string, isAlone: boolean): Promise<void> => {
  const database = await openIfPresent(name);
  if (!database) return;
  try {
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) {
      const writing = database.transaction(stores, 'readwrite', { durability: 'strict' });
      await Promise.all([...stores.map((store) => writing.objectStore(store).clear()), writing.done]);
    }
  } finally {
    database.close();
  }
  await deleteEmptyDatabase(name, isAlone);
};
