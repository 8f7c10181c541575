import { ownDatabases, type DeviceSchema } from '@inkstone/device';
import type { WaitingWord } from './word-store.ts';

/** The words that one person collected on this device and the server does not have yet. */
export interface DeviceWords {
  list(): Promise<WaitingWord[]>;
  put(word: WaitingWord): Promise<void>;
  remove(word: string): Promise<void>;
}

interface Stores extends DeviceSchema {
  words: { key: string; value: WaitingWord; indexes: { at: number } };
}

const databaseOf = ownDatabases<Stores>((personId) => ({
  name: `inkstone-words-${personId}`,
  version: 10,
  durability: 'strict',
  upgrade: (made) => made.createObjectStore('words', { keyPath: 'word' }).createIndex('at', 'at'),
}));

/** Opens the waiting words of a person. */
export const deviceWordsOf = (personId: number): DeviceWords => {
  const database = databaseOf(personId);
  return {
    list: () => database.read(['words'], (all) => all.objectStore('words').index('at').getAll()),
    put: (word) =>
      database.write(['words'], async (all) => {
        await all.objectStore('words').put(word);
      }),
    remove: (word) => database.write(['words'], (all) => all.objectStore('words').delete(word)),
  };
};
