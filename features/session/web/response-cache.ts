import { daysAsMs } from '@inkstone/base';
import type { ResponseCache, CachedResponse } from '@inkstone/call/web';
import { ownDatabases, type DeviceSchema } from '@inkstone/device';

interface Row extends CachedResponse {
  key: string;
}

interface Stores extends DeviceSchema {
  answers: { key: string; value: Row; indexes: { keptAt: number } };
}

const prefix = 'inkstone-answers-';

const databaseFor = ownDatabases<Stores>((personId) => ({
  name: `${prefix}${personId}`,
  version: 1,
  // It is all asked again with the network.
  durability: 'relaxed',
  upgrade(made) {
    made.createObjectStore('answers', { keyPath: 'key' }).createIndex('keptAt', 'keptAt');
  },
}));

/** Pages and searches of lists are answers of their own: the oldest make room. */
const maxResponses = 100;

// Older than that, a list misleads more than it helps.
const maxAgeMs = daysAsMs(14);

/** Whoever used this device before has signed out, or was signed out by another's sign-in: their lists go. */
const clearOtherPersons = async (personId: number): Promise<void> => {
  const named = (await indexedDB.databases?.()) ?? [];
  for (const { name } of named) {
    if (name?.startsWith(prefix) && name !== `${prefix}${personId}`) indexedDB.deleteDatabase(name);
  }
};

/** What this device keeps of a person's lists, for when there is no network; another person never sees it. */
export const responseCacheFor = (personId: number): ResponseCache => {
  const database = databaseFor(personId);
  return {
    find: (key) =>
      database.read(['answers'], async (all) => {
        const row = await all.objectStore('answers').get(key);
        return row && row.keptAt > Date.now() - maxAgeMs ? row : null;
      }),
    async keep(key, answer) {
      const keptAt = Date.now();
      await clearOtherPersons(personId);
      await database.write(['answers'], async (all) => {
        const answers = all.objectStore('answers');
        await answers.put({ key, answer, keptAt });
        const over = (await answers.count()) - maxResponses;
        const oldest = over > 0 ? await answers.index('keptAt').getAllKeys(null, over) : [];
        for (const one of oldest) await answers.delete(one);
      });
    },
  };
};

/** Lets go of a person's lists. */
export const clearResponseCache = (personId: number): Promise<void> =>
  databaseFor(personId).write(['answers'], (all) => all.objectStore('answers').clear());
