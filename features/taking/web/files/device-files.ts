import { ownDatabases, type DeviceSchema } from '@inkstone/device';

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

interface Stores extends DeviceSchema {
  files: { key: string; value: KeptFile; indexes: { attemptId: number } };
}

const databaseOf = ownDatabases<Stores>((personId) => ({
  name: `inkstone-files-${personId}`,
  version: 10,
  // Strict: a file counts as kept when the disk has it, not when the browser has heard of it.
  durability: 'strict',
  upgrade: (made) => made.createObjectStore('files', { keyPath: 'id' }).createIndex('attemptId', 'attemptId'),
}));

const byOrder = (files: KeptFile[]): KeptFile[] => files.sort((one, other) => one.order - other.order);

/** Opens the files of a person. */
export const deviceFilesOf = (personId: number): DeviceFiles => {
  const database = databaseOf(personId);
  const own = (attemptId: number): Promise<KeptFile[]> =>
    database.read(['files'], (all) => all.objectStore('files').index('attemptId').getAll(attemptId));
  const everyOne = (): Promise<KeptFile[]> => database.read(['files'], (all) => all.objectStore('files').getAll());
  const note = (id: string, noted: Partial<KeptFile>): Promise<void> =>
    database.write(['files'], async (all) => {
      const files = all.objectStore('files');
      const kept = await files.get(id);
      if (kept) await files.put({ ...kept, ...noted });
    });
  return {
    list: async (attemptId) => byOrder(await own(attemptId)),
    listUnsent: async () => [...new Set((await everyOne()).map(({ attemptId }) => attemptId))],
    put: (file) =>
      database.write(['files'], async (all) => {
        const files = all.objectStore('files');
        const before = await files.index('attemptId').getAll(file.attemptId);
        const order = Math.max(0, ...before.map((kept) => kept.order)) + 1;
        await files.put({ ...file, order, isNamed: false, isRemoved: false });
      }),
    noteNamed: (id) => note(id, { isNamed: true }),
    noteRemoved: (id, place) =>
      database.write(['files'], async (all) => {
        const gone = { name: '', mime: '', bytes: new Blob(), order: 0, isNamed: true, isRemoved: true };
        await all.objectStore('files').put({ id, ...place, ...gone });
      }),
    forget: (id) => database.write(['files'], (all) => all.objectStore('files').delete(id)),
    noteRefused: (id, words) => note(id, { refusedWords: words }),
    listRefused: async () => (await everyOne()).filter(({ refusedWords }) => refusedWords !== undefined),
    countWaiting: async (attemptId) =>
      (await own(attemptId)).filter(({ isRemoved, refusedWords }) => !isRemoved && refusedWords === undefined).length,
  };
};
