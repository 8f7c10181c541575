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
  /**
   * Puts files, and deletes those that the server has, in one transaction. A file that another window has removed stays
   * removed until the server knows of it.
   */
  write(files: { put: readonly StoredAnswerFile[]; remove: readonly StoredAnswerFile[] }): Promise<void>;
  /** Deletes a file on this device, at the person's wish. */
  delete(id: string): Promise<void>;
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
  return {
    list: async (attemptId) => byOrder(await listOwn(attemptId)),
    listUnsent: listAttempts,
    save: (file) => database.write(['files'], async (tx) => void (await tx.objectStore('files').put(file))),
    markReferenced: (id) =>
      database.write(['files'], async (tx) => {
        const files = tx.objectStore('files');
        const row = await files.get(id);
        if (row) await files.put({ ...row, isReferenced: true });
      }),
    write: ({ put, remove }) =>
      database.write(['files'], async (tx) => {
        const files = tx.objectStore('files');
        const isSuperseded = async ({ id, isRemoved }: StoredAnswerFile): Promise<boolean> =>
          !isRemoved && (await files.get(id))?.isRemoved === true;
        const putting = put.map(async (file) => (await isSuperseded(file)) || files.put(file));
        const removing = remove.map(async (file) => (await isSuperseded(file)) || files.delete(file.id));
        await Promise.all([...putting, ...removing]);
      }),
    delete: (id) => database.write(['files'], (tx) => tx.objectStore('files').delete(id)),
    async listUndecided() {
      const rows = await database.read(['files'], (tx) => tx.objectStore('files').getAll());
      return Promise.all(rows.filter(needsDecision).map(toStoredFile));
    },
    countPending: async (attemptId) =>
      (await listOwn(attemptId)).filter((file) => !file.isRemoved && !needsDecision(file)).length,
  };
};
