import { createPersonDatabases, type DeviceSchema } from '@inkstone/device';

/** A word to collect. */
export interface WordDraft {
  word: string;
  meanings: { part: string; en: string; zh: string }[];
  sentence: string;
  fileid?: number;
  page?: number;
}

/** A word that was collected here and is not on the server yet. */
export interface PendingWord extends WordDraft {
  requestId: string;
  at: number;
  /** Why the server refused it, in its words: it stays here until the person sends it again or lets it go. */
  refused?: string;
}

/** The words collected on this device that the server does not have yet. */
export interface DeviceWords {
  list(): Promise<PendingWord[]>;
  save(word: PendingWord): Promise<void>;
  remove(word: string): Promise<void>;
}

interface Stores extends DeviceSchema {
  words: { key: string; value: PendingWord; indexes: { at: number } };
}

const openWordsDatabase = createPersonDatabases<Stores>((personId) => ({
  name: `inkstone-words-${personId}`,
  version: 10,
  durability: 'strict',
  upgrade: (database) => database.createObjectStore('words', { keyPath: 'word' }).createIndex('at', 'at'),
}));

/** Opens the pending words of a person. */
export const openDeviceWords = (personId: number): DeviceWords => {
  const database = openWordsDatabase(personId);
  return {
    list: () => database.read(['words'], (all) => all.objectStore('words').index('at').getAll()),
    save: (word) =>
      database.write(['words'], async (all) => {
        await all.objectStore('words').put(word);
      }),
    remove: (word) => database.write(['words'], (all) => all.objectStore('words').delete(word)),
  };
};
