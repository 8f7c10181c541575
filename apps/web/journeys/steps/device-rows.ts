import type { Page } from '@playwright/test';

/** The keys of an IndexedDB store as JSON; empty where no database has the prefix. */
export const listDeviceKeys = (page: Page, where: { database: string; store: string }): Promise<string[]> =>
  page.evaluate(async ({ database, store }) => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const databaseName = names.find((name) => name.startsWith(database));
    if (!databaseName) return [];
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(databaseName);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error(`${databaseName} does not open`)));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const request = db.transaction(store).objectStore(store).getAllKeys();
      request.addEventListener('success', () => resolve(request.result));
    });
    db.close();
    return keys.map((key) => JSON.stringify(key));
  }, where);

/** The number of records of an IndexedDB store; 0 where no database has the prefix. */
export const countDeviceRows = async (page: Page, where: { database: string; store: string }): Promise<number> =>
  (await listDeviceKeys(page, where)).length;
