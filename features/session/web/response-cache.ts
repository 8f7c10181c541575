import { daysAsMs } from '@inkstone/base';
import type { ResponseCache, CachedResponse } from '@inkstone/call/web';
import { createPersonDatabases, renameFields, upgradeStores, type DeviceSchema } from '@inkstone/device';

interface Row extends CachedResponse {
  key: string;
}

interface Stores extends DeviceSchema {
  responses: { key: string; value: Row; indexes: { cachedAt: number } };
}

/** Names that differ from those of version 1. */
const changes = {
  responses: { formerName: 'answers', rewrite: renameFields({ answer: 'response', keptAt: 'cachedAt' }) },
};

const prefix = 'inkstone-answers-';

const databaseFor = createPersonDatabases<Stores>((personId) => ({
  name: `${prefix}${personId}`,
  version: 2,
  content: 'copies',
  // Everything is fetched again once online.
  durability: 'relaxed',
  async upgrade(db, from, tx) {
    if (from < 1) db.createObjectStore('responses', { keyPath: 'key' });
    else await upgradeStores(tx, changes);
    const responses = tx.objectStore('responses');
    for (const indexName of responses.indexNames) responses.deleteIndex(indexName);
    responses.createIndex('cachedAt', 'cachedAt');
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
      database.read(['responses'], async (all) => {
        const row = await all.objectStore('responses').get(key);
        return row && row.cachedAt > Date.now() - maxAgeMs ? row : null;
      }),
    async store(key, response) {
      const cachedAt = Date.now();
      await clearOtherPersons(personId);
      await database.write(['responses'], async (all) => {
        const responses = all.objectStore('responses');
        await responses.put({ key, response, cachedAt });
        const over = (await responses.count()) - maxResponses;
        const oldest = over > 0 ? await responses.index('cachedAt').getAllKeys(null, over) : [];
        for (const oldKey of oldest) await responses.delete(oldKey);
      });
    },
  };
};

/** Deletes a user's cached lists. */
export const clearResponseCache = (personId: number): Promise<void> =>
  databaseFor(personId).write(['responses'], (all) => all.objectStore('responses').clear());
