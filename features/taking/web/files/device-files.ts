import { openJournalDatabase } from '../journal/journal-database.ts';
import type { FileRow, StoredAnswerFile } from '../journal/journal-rows.ts';

export type { StoredAnswerFile } from '../journal/journal-rows.ts';

/** The stored files of one person on this device; each person has a separate database. */
export interface DeviceFiles {
  /** The files of an attempt, oldest first. */
  list(attemptId: number): Promise<StoredAnswerFile[]>;
  /** Attempts with unsent rows. */
  listUnsent(): Promise<number[]>;
  /** Stores a file that no journal refers to yet; rejects where the device has no space. */
  save(file: StoredAnswerFile): Promise<void>;
  markReferenced(id: string): Promise<void>;
  /** Deletes the bytes; the row stays until the server knows of the removal. */
  markRemoved(id: string, place: { attemptId: number; questionId: number }): Promise<void>;
  /** The server has the file or knows of its removal. */
  delete(id: string): Promise<void>;
  /** The server refused the file, with its message. */
  markRefused(id: string, words: string): Promise<void>;
  /** Files of all attempts that are not sent automatically: refused by the server, or not referred to by an answer. */
  listUndecided(): Promise<StoredAnswerFile[]>;
  /** The number of unsent files of an attempt that are sent automatically. */
  countPending(attemptId: number): Promise<number>;
}

/** The row of a removed file until the server knows of it. */
export const toRemovedFile = (id: string, owner: { attemptId: number; questionId: number }): StoredAnswerFile => ({
  ...{ id, ...owner, name: '', mime: '', bytes: new ArrayBuffer(0), order: 0 },
  ...{ isReferenced: true, isRemoved: true },
});

/** Whether a person has to decide about a file: it is neither sent nor deleted automatically. */
export const needsDecision = ({ isReferenced, isRemoved, refusalMessage }: Omit<StoredAnswerFile, 'bytes'>): boolean =>
  refusalMessage !== undefined || (!isReferenced && !isRemoved);

const byOrder = (files: StoredAnswerFile[]): StoredAnswerFile[] => files.sort((a, b) => a.order - b.order);

const toStoredFile = async (row: FileRow): Promise<StoredAnswerFile> => ({
  ...row,
  bytes: row.bytes instanceof Blob ? await row.bytes.arrayBuffer() : row.bytes,
});

/** Opens the stored files of a person. */
export const openDeviceFiles = (personId: number): DeviceFiles => {
  const database = openJournalDatabase(personId);
  const listOwn = async (attemptId: number): Promise<StoredAnswerFile[]> => {
    const rows = await database.read(['files'], (tx) => tx.objectStore('files').index('attemptId').getAll(attemptId));
    return Promise.all(rows.map(toStoredFile));
  };
  // Without the bytes, which may be many.
  const listAttempts = (): Promise<number[]> =>
    database.read(['files'], async (tx) => {
      const attemptIds: number[] = [];
      let cursor = await tx.objectStore('files').index('attemptId').openKeyCursor(null, 'nextunique');
      for (; cursor; cursor = await cursor.continue()) attemptIds.push(cursor.key);
      return attemptIds;
    });
  const updateRow = (id: string, change: Partial<FileRow>): Promise<void> =>
    database.write(['files'], async (tx) => {
      const files = tx.objectStore('files');
      const row = await files.get(id);
      if (row) await files.put({ ...row, ...change });
    });
  return {
    list: async (attemptId) => byOrder(await listOwn(attemptId)),
    listUnsent: listAttempts,
    save: (file) => database.write(['files'], async (tx) => void (await tx.objectStore('files').put(file))),
    markReferenced: (id) => updateRow(id, { isReferenced: true }),
    markRemoved: (id, owner) =>
      database.write(['files'], async (tx) => void (await tx.objectStore('files').put(toRemovedFile(id, owner)))),
    delete: (id) => database.write(['files'], (tx) => tx.objectStore('files').delete(id)),
    markRefused: (id, words) => updateRow(id, { refusalMessage: words }),
    async listUndecided() {
      const rows = await database.read(['files'], (tx) => tx.objectStore('files').getAll());
      return Promise.all(rows.filter(needsDecision).map(toStoredFile));
    },
    countPending: async (attemptId) =>
      (await listOwn(attemptId)).filter((file) => !file.isRemoved && !needsDecision(file)).length,
  };
};
