import Dexie, { type Table } from 'dexie';
import type { WaitingWord } from './word-store.ts';

/** The words that one person collected on this device and the server does not have yet. */
export interface DeviceWords {
  list(): Promise<WaitingWord[]>;
  put(word: WaitingWord): Promise<void>;
  remove(word: string): Promise<void>;
}

const opened = new Map<number, Table<WaitingWord, string>>();

const wordsOf = (personId: number): Table<WaitingWord, string> => {
  const known = opened.get(personId);
  if (known) return known;
  const db = new Dexie(`inkstone-words-${personId}`, { chromeTransactionDurability: 'strict' });
  db.version(1).stores({ words: 'word, at' });
  const table = db.table<WaitingWord, string>('words');
  opened.set(personId, table);
  return table;
};

/** Opens the waiting words of a person. */
export const deviceWordsOf = (personId: number): DeviceWords => ({
  list: () => wordsOf(personId).orderBy('at').toArray(),
  put: async (word) => void (await wordsOf(personId).put(word)),
  remove: (word) => wordsOf(personId).delete(word),
});
