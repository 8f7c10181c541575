import { databaseOf } from '../journal/journal-database.ts';
import type { FileRow, KeptFile } from '../journal/journal-rows.ts';

export type { KeptFile } from '../journal/journal-rows.ts';

/** One person's files on this device; another person has a store of their own and never sees it. */
export interface DeviceFiles {
  /** The files of an attempt, oldest first. */
  list(attemptId: number): Promise<KeptFile[]>;
  /** Attempts with something that the server does not have. */
  listUnsent(): Promise<number[]>;
  /** Keeps a file that no journal names yet; rejects where the device has no room. */
  put(file: KeptFile): Promise<void>;
  noteNamed(id: string): Promise<void>;
  /** Lets go of the bytes; the row waits until the server has heard of it. */
  noteRemoved(id: string, place: { attemptId: number; questionId: number }): Promise<void>;
  /** The server has the file, or knows that it was taken out. */
  forget(id: string): Promise<void>;
  /** The server refuses the file, in its words. */
  noteRefused(id: string, words: string): Promise<void>;
  /** What is not sent by itself, of all attempts: the server refused it, or no answer names it. */
  listAsked(): Promise<KeptFile[]>;
  /** Files of an attempt that the server does not have and that are sent by themselves. */
  countWaiting(attemptId: number): Promise<number>;
}

/** The row of a file that was taken out of its answer, until the server has heard of it. */
export const removedFile = (id: string, place: { attemptId: number; questionId: number }): KeptFile => ({
  ...{ id, ...place, name: '', mime: '', bytes: new ArrayBuffer(0), order: 0 },
  ...{ isNamed: true, isRemoved: true },
});

/** What a person is asked about, and what is neither sent nor let go of by itself. */
export const isAsked = ({ isNamed, isRemoved, refusedWords }: Omit<KeptFile, 'bytes'>): boolean =>
  refusedWords !== undefined || (!isNamed && !isRemoved);

const byOrder = (files: KeptFile[]): KeptFile[] => files.sort((one, other) => one.order - other.order);

const toKeptFile = async (row: FileRow): Promise<KeptFile> => ({
  ...row,
  bytes: row.bytes instanceof Blob ? await row.bytes.arrayBuffer() : row.bytes,
});

/** Opens the files of a person. */
export const deviceFilesOf = (personId: number): DeviceFiles => {
  const database = databaseOf(personId);
  const own = async (attemptId: number): Promise<KeptFile[]> => {
    const rows = await database.read(['files'], (all) => all.objectStore('files').index('attemptId').getAll(attemptId));
    return Promise.all(rows.map(toKeptFile));
  };
  // Without the bytes, which may be many.
  const listAttempts = (): Promise<number[]> =>
    database.read(['files'], async (all) => {
      const attemptIds: number[] = [];
      let cursor = await all.objectStore('files').index('attemptId').openKeyCursor(null, 'nextunique');
      for (; cursor; cursor = await cursor.continue()) attemptIds.push(cursor.key);
      return attemptIds;
    });
  const note = (id: string, noted: Partial<FileRow>): Promise<void> =>
    database.write(['files'], async (all) => {
      const files = all.objectStore('files');
      const kept = await files.get(id);
      if (kept) await files.put({ ...kept, ...noted });
    });
  return {
    list: async (attemptId) => byOrder(await own(attemptId)),
    listUnsent: listAttempts,
    put: (file) => database.write(['files'], async (all) => void (await all.objectStore('files').put(file))),
    noteNamed: (id) => note(id, { isNamed: true }),
    noteRemoved: (id, place) =>
      database.write(['files'], async (all) => void (await all.objectStore('files').put(removedFile(id, place)))),
    forget: (id) => database.write(['files'], (all) => all.objectStore('files').delete(id)),
    noteRefused: (id, words) => note(id, { refusedWords: words }),
    async listAsked() {
      const rows = await database.read(['files'], (all) => all.objectStore('files').getAll());
      return Promise.all(rows.filter(isAsked).map(toKeptFile));
    },
    countWaiting: async (attemptId) =>
      (await own(attemptId)).filter((file) => !file.isRemoved && !isAsked(file)).length,
  };
};
