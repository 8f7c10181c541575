import { journalDatabaseName } from './journal-database-name.ts';

type StoreName = 'journals' | 'entries' | 'writers' | 'acknowledgedEntries' | 'baseTexts' | 'files' | 'recordings';

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')));
  });

const writeTo = async (
  personId: number,
  store: StoreName,
  write: (rows: IDBObjectStore) => Promise<unknown>,
): Promise<void> => {
  const database = await toPromise(indexedDB.open(journalDatabaseName(personId)));
  const writing = database.transaction(store === 'entries' ? ['journals', store] : store, 'readwrite');
  await write(writing.objectStore(store));
  await new Promise((resolve) => {
    writing.addEventListener('complete', resolve);
  });
  database.close();
};

/** The writer of an attempt's journal. */
const findWriter = async (rows: IDBObjectStore, attemptId: unknown): Promise<string> => {
  const head = (await toPromise(rows.transaction.objectStore('journals').get(Number(attemptId)))) as {
    writer?: string;
  };
  return head?.writer ?? 'nobody';
};

/** Writes a row directly into a store of a person's journals; entries get the journal's writer. */
export const writeRow = (personId: number, store: StoreName, row: object): Promise<void> =>
  writeTo(personId, store, async (rows) => {
    const own =
      store === 'entries' ? { writer: await findWriter(rows, 'attemptId' in row ? row.attemptId : 0), ...row } : row;
    await toPromise(rows.put(own));
  });

/** Deletes a row of a person's journals, as if the device had lost it. */
export const deleteRow = (personId: number, store: StoreName, [attemptId, seq]: [number, number]): Promise<void> =>
  writeTo(personId, store, async (rows) => {
    const own = store === 'entries' ? [attemptId, await findWriter(rows, attemptId), seq] : [attemptId, seq];
    await toPromise(rows.delete(own));
  });
