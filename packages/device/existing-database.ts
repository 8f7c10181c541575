import { deleteDB, openDB, type IDBPDatabase } from 'idb';

/** A database of this browser whatever its stores are. */
export type ExistingDatabase = IDBPDatabase;

/** Opens a database as it is; null where there is none, and then none is made. */
export const openExisting = async (name: string): Promise<ExistingDatabase | null> => {
  const known = await indexedDB.databases?.();
  if (known && !known.some((database) => database.name === name)) return null;
  try {
    return await openDB(name, undefined, {
      // Only a database that is not there has stores to be made.
      upgrade: (_database, _from, _to, transaction) => transaction.abort(),
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    });
  } catch {
    return null;
  }
};

/** Deletes a database with all that it holds; windows that have it open make way. */
export const deleteDatabase = (name: string): Promise<void> => deleteDB(name);
