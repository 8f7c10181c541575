import type { Page } from '@playwright/test';

/** How many records a store of this device holds; 0 where no database begins so. */
export const countOnDevice = (page: Page, where: { database: string; store: string }): Promise<number> =>
  page.evaluate(async ({ database, store }) => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const found = names.find((name) => name.startsWith(database));
    if (!found) return 0;
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(found);
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(asked.error ?? new Error(`${found} does not open`)));
    });
    const count = await new Promise<number>((resolve) => {
      const asked = db.transaction(store).objectStore(store).count();
      asked.addEventListener('success', () => resolve(asked.result));
    });
    db.close();
    return count;
  }, where);
