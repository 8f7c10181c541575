import Dexie, { type Table } from 'dexie';

/** A file of an answer as the device keeps it, until the server has it. */
export interface KeptFile {
  id: string;
  attemptId: number;
  questionId: number;
  name: string;
  mime: string;
  bytes: Blob;
  /** Which file of its attempt, in the order added. */
  order: number;
  /** A picture of a student's own program, which has an entrance of its own. */
  isCode?: boolean;
  /** The journal names it: from then on it is part of the answer. */
  isNamed: boolean;
  /** Taken out of the answer; only the server has still to hear so. */
  isRemoved: boolean;
  /** The server's words where it refused the file: it stays here and is not sent again by itself. */
  refusedWords?: string;
}

/** One person's files on this device; another person has a store of their own and never sees it. */
export interface DeviceFiles {
  /** The files of an attempt, oldest first. */
  list(attemptId: number): Promise<KeptFile[]>;
  /** Attempts with something that the server does not have. */
  listUnsent(): Promise<number[]>;
  /** Keeps a file; rejects where the device has no room. */
  put(file: Omit<KeptFile, 'order' | 'isNamed' | 'isRemoved'>): Promise<void>;
  noteNamed(id: string): Promise<void>;
  /** Lets go of the bytes; the row waits until the server has heard of it. */
  noteRemoved(id: string, place: { attemptId: number; questionId: number }): Promise<void>;
  /** The server has the file, or knows that it was taken out. */
  forget(id: string): Promise<void>;
  /** The server refuses the file, in its words. */
  noteRefused(id: string, words: string): Promise<void>;
  /** What the server refused, of all attempts. */
  listRefused(): Promise<KeptFile[]>;
  /** Files of an attempt that the server does not have and that are sent by themselves. */
  countWaiting(attemptId: number): Promise<number>;
}

const opened = new Map<number, Table<KeptFile, string>>();

const tableOf = (personId: number): Table<KeptFile, string> => {
  const known = opened.get(personId);
  if (known) return known;
  // Strict: a file counts as kept when the disk has it, not when the browser has heard of it.
  const db = new Dexie(`inkstone-files-${personId}`, { chromeTransactionDurability: 'strict' });
  db.version(1).stores({ files: 'id, attemptId' });
  const made = db.table<KeptFile, string>('files');
  opened.set(personId, made);
  return made;
};

/** Opens the files of a person. */
export const deviceFilesOf = (personId: number): DeviceFiles => {
  const files = tableOf(personId);
  return {
    list: (attemptId) => files.where('attemptId').equals(attemptId).sortBy('order'),
    async listUnsent() {
      const found = await files.orderBy('attemptId').uniqueKeys();
      return found.map(Number);
    },
    async put(file) {
      await files.db.transaction('rw', files, async () => {
        const own = await files.where('attemptId').equals(file.attemptId).sortBy('order');
        await files.put({ ...file, order: (own.at(-1)?.order ?? 0) + 1, isNamed: false, isRemoved: false });
      });
    },
    async noteNamed(id) {
      await files.update(id, { isNamed: true });
    },
    async noteRemoved(id, place) {
      const gone = { name: '', mime: '', bytes: new Blob(), order: 0, isNamed: true, isRemoved: true };
      await files.put({ id, ...place, ...gone });
    },
    async forget(id) {
      await files.delete(id);
    },
    async noteRefused(id, words) {
      await files.update(id, { refusedWords: words });
    },
    listRefused: () => files.filter(({ refusedWords }) => refusedWords !== undefined).toArray(),
    async countWaiting(attemptId) {
      const own = await files.where('attemptId').equals(attemptId).toArray();
      return own.filter(({ isRemoved, refusedWords }) => !isRemoved && refusedWords === undefined).length;
    },
  };
};
