import { journalName } from './journal-name.ts';

type StoreName = 'heads' | 'entries' | 'writers' | 'held' | 'bases' | 'files' | 'takes';

const settled = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('refused')));
  });

const writeTo = async (
  personId: number,
  store: StoreName,
  write: (rows: IDBObjectStore) => Promise<unknown>,
): Promise<void> => {
  const database = await settled(indexedDB.open(journalName(personId)));
  const writing = database.transaction(store === 'entries' ? ['heads', store] : store, 'readwrite');
  await write(writing.objectStore(store));
  await new Promise((resolve) => {
    writing.addEventListener('complete', resolve);
  });
  database.close();
};

/** The page that the journal of an attempt belongs to. */
const writerIn = async (rows: IDBObjectStore, attemptId: unknown): Promise<string> => {
  const head = (await settled(rows.transaction.objectStore('heads').get(Number(attemptId)))) as { writer?: string };
  return head?.writer ?? 'nobody';
};

/** Puts a row into a store of a person's journals, past everything that looks into it; an entry of its journal's page. */
export const putRow = (personId: number, store: StoreName, row: object): Promise<void> =>
  writeTo(personId, store, async (rows) => {
    const own =
      store === 'entries' ? { writer: await writerIn(rows, 'attemptId' in row ? row.attemptId : 0), ...row } : row;
    await settled(rows.put(own));
  });

/** Takes a row out of a store of a person's journals, as if the device had lost it. */
export const dropRow = (personId: number, store: StoreName, [attemptId, seq]: [number, number]): Promise<void> =>
  writeTo(personId, store, async (rows) => {
    const own = store === 'entries' ? [attemptId, await writerIn(rows, attemptId), seq] : [attemptId, seq];
    await settled(rows.delete(own));
  });
