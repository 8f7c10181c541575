import { journalName } from './journal-name.ts';

/** Puts a row into a store of a person's journals, past everything that looks into it. */
export const putRow = async (
  personId: number,
  store: 'heads' | 'entries' | 'held' | 'bases',
  row: object,
): Promise<void> => {
  const asked = indexedDB.open(journalName(personId));
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('not opened')));
  });
  const writing = database.transaction(store, 'readwrite');
  writing.objectStore(store).put(row);
  await new Promise((resolve) => {
    writing.addEventListener('complete', resolve);
  });
  database.close();
};
