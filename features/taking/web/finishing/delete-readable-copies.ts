import { openExisting } from '@inkstone/device';
import { deleteCopies, storageKeysIn } from '@inkstone/device/sealed';
import { readFields } from '@inkstone/exam/attempt';
import { openJournalDatabase } from '../journal/journal-database.ts';
import { journalStoreNames } from '../journal/journal-stores.ts';

/** Deletes the acknowledged parts of a person's journals where nothing can be sealed; unsent rows stay. */
export const clearAcknowledged = (personId: number): Promise<void> =>
  openJournalDatabase(personId).write([...journalStoreNames, 'recordings'], async (tx) => {
    const [entries, writers, journals, baseTexts, recordings] = await Promise.all([
      tx.objectStore('entries').getAll(),
      tx.objectStore('writers').getAll(),
      tx.objectStore('journals').getAll(),
      tx.objectStore('baseTexts').getAll(),
      tx.objectStore('recordings').getAll(),
    ]);
    const pages = [...entries, ...writers.filter(({ isSubmitting }) => isSubmitting)];
    const unsent = new Set(pages.map(({ attemptId }) => attemptId));
    await tx.objectStore('acknowledgedEntries').clear();
    await Promise.all([
      ...journals
        .filter(({ attemptId }) => !unsent.has(attemptId))
        .map((row) => tx.objectStore('journals').delete(row.attemptId)),
      ...baseTexts
        .filter(({ attemptId }) => !unsent.has(attemptId))
        .map((row) => tx.objectStore('baseTexts').delete([row.attemptId, row.questionId])),
      ...recordings.filter(({ isDelivered }) => isDelivered).map((row) => tx.objectStore('recordings').delete(row.id)),
    ]);
  });

/** Deletes a person's activity log from the database that all persons of a device share. */
const deleteActivity = async (personId: number): Promise<void> => {
  const database = await openExisting('inkstone-activity');
  if (!database) return;
  try {
    const writing = database.transaction('entries', 'readwrite');
    const [rows, keys] = await Promise.all([writing.store.getAll(), writing.store.getAllKeys()]);
    const own = keys.filter((_key, index) => readFields(rows[index])['userId'] === personId);
    await Promise.all(own.map((key) => writing.store.delete(key)));
    await writing.done;
  } finally {
    database.close();
  }
};

/** Deletes offline assignments, cached responses and the activity log. */
export const deleteOfflineCopies = async (personId: number, isAlone: boolean): Promise<void> => {
  await Promise.all([deleteCopies(personId, isAlone), deleteActivity(personId)]);
};

/**
 * Deletes the cached pages with their service worker, and the view state of this tab. The push to this browser ends with
 * the worker that shows it.
 */
export const deleteCaches = async (): Promise<void> => {
  for (const place of storageKeysIn(sessionStorage)) sessionStorage.removeItem(place);
  if (globalThis.caches) {
    const own = (await caches.keys()).filter((name) => name.startsWith('inkstone-'));
    await Promise.all(own.map((name) => caches.delete(name)));
  }
  const workers = await navigator.serviceWorker?.getRegistrations();
  await Promise.all((workers ?? []).map((worker) => worker.unregister()));
};
