import { createPersonDatabases, type DeviceSchema } from '@inkstone/device';
import { writeRows, type OutboxRow, type OutboxStorage } from '@inkstone/device/outbox';

/** A word to collect. */
export interface WordDraft {
  word: string;
  meanings: { part: string; en: string; zh: string }[];
  sentence: string;
  /** The edition where it occurred. */
  editionId?: number;
  page?: number;
}

/** A word that was collected here and is not on the server yet. */
export interface PendingWord extends WordDraft {
  requestId: string;
  at: number;
}

/** A word as it is stored. */
interface StoredWord extends Omit<PendingWord, 'editionId'> {
  fileid?: number;
  /** Why the server refused it, in its words: it stays here until the person sends it again or lets it go. */
  refused?: string;
}

interface Stores extends DeviceSchema {
  words: { key: string; value: StoredWord; indexes: { at: number } };
}

const openWordsDatabase = createPersonDatabases<Stores>((personId) => ({
  name: `inkstone-words-${personId}`,
  version: 10,
  durability: 'strict',
  upgrade: (database) => database.createObjectStore('words', { keyPath: 'word' }).createIndex('at', 'at'),
}));

const toStoredWord = ({ value: { editionId, ...word }, refusal }: OutboxRow<PendingWord>): StoredWord => ({
  ...word,
  ...(editionId !== undefined && { fileid: editionId }),
  ...(refusal !== undefined && { refused: refusal }),
});

const toOutboxRow = ({ refused, fileid, ...word }: StoredWord): OutboxRow<PendingWord> => ({
  key: word.word,
  value: { ...word, ...(fileid !== undefined && { editionId: fileid }) },
  ...(refused !== undefined && { refusal: refused }),
});

/** Opens the words that were collected on this device and are not on the server yet. */
export const openDeviceWords = (personId: number): OutboxStorage<PendingWord> => {
  const database = openWordsDatabase(personId);
  return {
    read: async () => {
      const words = await database.read(['words'], (all) => all.objectStore('words').index('at').getAll());
      return words.map(toOutboxRow);
    },
    write: ({ put, remove }) =>
      database.write(['words'], (all) => {
        const write = { put: put.map(toStoredWord), remove: remove.map(toStoredWord) };
        return writeRows(all.objectStore('words'), write, ({ word }) => word);
      }),
  };
};
