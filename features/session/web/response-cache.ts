import { daysAsMs } from '@inkstone/base';
import type { ResponseCache, CachedResponse } from '@inkstone/call/web';
import { createPersonDatabases, type DeviceSchema } from '@inkstone/device';

interface Row extends CachedResponse {
  key: string;
}

interface Stores extends DeviceSchema {
  answers: { key: string; value: Row; indexes: { keptAt: number } };
}

const prefix = 'inkstone-answers-';

const databaseFor = createPersonDatabases<Stores>((personId) => ({
  name: `${prefix}${personId}`,
  version: 1,
  // Everything is fetched again once online.
  durability: 'relaxed',
  upgrade(db) {
    db.createObjectStore('answers', { keyPath: 'key' }).createIndex('keptAt', 'keptAt');
  },
}));

/** Every page and search is a separate response: the oldest are deleted. */
const maxResponses = 100;

// Older lists would mislead.
const maxAgeMs = daysAsMs(14);

/** Deletes the cached lists of earlier users of this device. */
const clearOtherPersons = async (personId: number): Promise<void> => {
  const named = (await indexedDB.databases?.()) ?? [];
  for (const { name } of named) {
    if (name?.startsWith(prefix) && name !== `${prefix}${personId}`) indexedDB.deleteDatabase(name);
  }
};

/** Cache of a user's lists for offline use; never visible to another user. */
export const responseCacheFor = (personId: number): ResponseCache => {
  const database = databaseFor(personId);
  return {
    find: (key) =>
      database.read(['answers'], async (all) => {
        const row = await all.objectStore('answers').get(key);
        return row && row.keptAt > Date.now() - maxAgeMs ? row : null;
      }),
    async store(key, answer) {
      const keptAt = Date.now();
      await clearOtherPersons(personId);
      await database.write(['answers'], async (all) => {
        const answers = all.objectStore('answers');
        await answers.put({ key, answer, keptAt });
        const over = (await answers.count()) - maxResponses;
        const oldest = over > 0 ? await answers.index('keptAt').getAllKeys(null, over) : [];
        for (const oldKey of oldest) await answers.delete(oldKey);
      });
    },
  };
};

/** Deletes a user's cached lists. */
export const clearResponseCache = (personId: number): Promise<void> =>
  databaseFor(personId).write(['answers'], (all) => all.objectStore('answers').clear());
