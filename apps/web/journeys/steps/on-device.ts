import type { Page } from '@playwright/test';

/** The keys of the records that a store of this device holds, as JSON; none where no database begins so. */
export const keysOnDevice = (page: Page, where: { database: string; store: string }): Promise<string[]> =>
  page.evaluate(async ({ database, store }) => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const found = names.find((name) => name.startsWith(database));
    if (!found) return [];
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(found);
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error ?? new Error(`${found} does not open`)));
    });
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const asked = db.transaction(store).objectStore(store).getAllKeys();
      asked.addEventListener('success', () => resolve(asked.result));
    });
    db.close();
    return keys.map((key) => JSON.stringify(key));
  }, where);

/** How many records a store of this device holds; 0 where no database begins so. */
export const countOnDevice = async (page: Page, where: { database: string; store: string }): Promise<number> =>
  (await keysOnDevice(page, where)).length;
