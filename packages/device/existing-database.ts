import { deleteDB, openDB, type IDBPDatabase } from 'idb';

/** An IndexedDB database of any schema. */
export type ExistingDatabase = IDBPDatabase;

/** Opens an existing database; returns null, without creating one, where there is none. */
export const openExisting = async (name: string): Promise<ExistingDatabase | null> => {
  const known = await indexedDB.databases?.();
  if (known && !known.some((database) => database.name === name)) return null;
  try {
    return await openDB(name, undefined, {
      // Upgrades happen only for a database that does not exist.
      upgrade(_database, _from, _to, transaction) {
        // Aborting it is no error.
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    });
  } catch {
    return null;
  }
};

/** Deletes a database; windows that have it open close it. */
export const deleteDatabase = (name: string): Promise<void> => deleteDB(name);
