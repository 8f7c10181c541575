import { deleteDB, type IDBPDatabase } from 'idb';
import { withTimeout } from './with-timeout.ts';
import { openExisting } from './existing-database.ts';

// A window that does not answer keeps a database from being deleted; it is empty by then.
const deleteMs = 3000;

/** All rows of a database by their stores. */
export type DatabaseRows = Readonly<Record<string, readonly unknown[]>>;

/** Opens a database that is there; null where there is none. Throws where there is one that cannot be opened. */
export const openIfPresent = async (name: string): Promise<IDBPDatabase | null> => {
  const database = await openExisting(name);
  if (database) return database;
  const known = (await indexedDB.databases?.()) ?? [];
  if (known.some((present) => present.name === name)) throw new Error(`${name} cannot be opened`);
  return null;
};

/** Deletes a database that is empty by now; where another window may still have it open, the empty one stays. */
export const deleteEmptyDatabase = async (name: string, isAlone: boolean): Promise<void> => {
  // One that waits for another window would have everybody wait who opens it afterwards.
  if (isAlone) await withTimeout(deleteDB(name), deleteMs);
};

/** Takes away all that a database holds, whoever has it open. */
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
