import { openExisting } from '@inkstone/device';
import { emptyDatabase, placesIn } from '@inkstone/device/sealed';
import { readFields } from '@inkstone/exam/attempt';
import { databaseOf } from '../journal/journal-database.ts';
import { whole } from '../journal/journal-stores.ts';

/** Takes away what the server has of a person's journals where nothing can be sealed; what is unsent stays as it is. */
export const clearAcknowledged = (personId: number): Promise<void> =>
  databaseOf(personId).write([...whole, 'takes'], async (all) => {
    const [entries, writers, heads, bases, takes] = await Promise.all([
      all.objectStore('entries').getAll(),
      all.objectStore('writers').getAll(),
      all.objectStore('heads').getAll(),
      all.objectStore('bases').getAll(),
      all.objectStore('takes').getAll(),
    ]);
    const pages = [...entries, ...writers.filter(({ handsIn }) => handsIn)];
    const unsent = new Set(pages.map(({ attemptId }) => attemptId));
    await all.objectStore('held').clear();
    await Promise.all([
      ...heads
        .filter(({ attemptId }) => !unsent.has(attemptId))
        .map((row) => all.objectStore('heads').delete(row.attemptId)),
      ...bases
        .filter(({ attemptId }) => !unsent.has(attemptId))
        .map((row) => all.objectStore('bases').delete([row.attemptId, row.questionId])),
      ...takes.filter(({ isDone }) => isDone).map((row) => all.objectStore('takes').delete(row.id)),
    ]);
  });

/** Takes away the activity log of a person, which all persons of a device share a database for. */
const dropActivity = async (personId: number): Promise<void> => {
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

/** Takes away the starts of open work, the lists that were looked at, and the log of what was done. */
export const dropOpenCopies = async (personId: number, isAlone: boolean): Promise<void> => {
  await Promise.all([
    emptyDatabase(`inkstone-work-${personId}`, isAlone),
    emptyDatabase(`inkstone-answers-${personId}`, isAlone),
    dropActivity(personId),
  ]);
};

/** Takes away the kept page with its worker, and what this tab remembers of its views. */
export const dropCaches = async (): Promise<void> => {
  for (const place of placesIn(sessionStorage)) sessionStorage.removeItem(place);
  if (globalThis.caches) {
    const own = (await caches.keys()).filter((name) => name.startsWith('inkstone-'));
    await Promise.all(own.map((name) => caches.delete(name)));
  }
  const workers = await navigator.serviceWorker?.getRegistrations();
  await Promise.all((workers ?? []).map((worker) => worker.unregister()));
};
