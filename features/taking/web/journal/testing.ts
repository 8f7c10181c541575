import { journalName } from './journal-name.ts';

type StoreName = 'heads' | 'entries' | 'held' | 'bases';

const writeTo = async (personId: number, store: StoreName, write: (rows: IDBObjectStore) => void): Promise<void> => {
  const asked = indexedDB.open(journalName(personId));
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('not opened')));
  });
  const writing = database.transaction(store, 'readwrite');
  write(writing.objectStore(store));
  await new Promise((resolve) => {
    writing.addEventListener('complete', resolve);
  });
  database.close();
};

/** Puts a row into a store of a person's journals, past everything that looks into it. */
export const putRow = (personId: number, store: StoreName, row: object): Promise<void> =>
  writeTo(personId, store, (rows) => rows.put(row));

/** Takes a row out of a store of a person's journals, as if the device had lost it. */
export const dropRow = (personId: number, store: StoreName, key: [number, number]): Promise<void> =>
  writeTo(personId, store, (rows) => rows.delete(key));
