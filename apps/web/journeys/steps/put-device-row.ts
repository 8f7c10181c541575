import type { Page } from '@playwright/test';

/** Puts a row directly into an IndexedDB store of the database with the prefix. */
export const putDeviceRow = (page: Page, where: { database: string; store: string; row: object }): Promise<void> =>
  page.evaluate(async ({ database, store, row }) => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const databaseName = names.find((name) => name.startsWith(database));
    if (!databaseName) throw new Error(`no ${database} on this device`);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(databaseName);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error(`${databaseName} does not open`)));
    });
    await new Promise((resolve, reject) => {
      const writing = db.transaction(store, 'readwrite');
      writing.objectStore(store).put(row);
      writing.addEventListener('complete', resolve);
      writing.addEventListener('abort', () => reject(writing.error ?? new Error('nothing was put')));
    });
    db.close();
  }, where);
