import type { Page } from '@playwright/test';

/** Puts a row into a store of this device, past everything that looks into it; the database is the one whose name begins so. */
export const putOnDevice = (page: Page, where: { database: string; store: string; row: object }): Promise<void> =>
  page.evaluate(async ({ database, store, row }) => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const found = names.find((name) => name.startsWith(database));
    if (!found) throw new Error(`no ${database} on this device`);
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(found);
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error ?? new Error(`${found} does not open`)));
    });
    await new Promise((resolve, reject) => {
      const writing = db.transaction(store, 'readwrite');
      writing.objectStore(store).put(row);
      writing.addEventListener('complete', resolve);
      writing.addEventListener('abort', () => reject(writing.error ?? new Error('nothing was put')));
    });
    db.close();
  }, where);
