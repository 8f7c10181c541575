import { readEntry, type Journal, type JournalEntry } from '@inkstone/exam/attempt';
import { openJournalDatabase } from './journal-database.ts';
import type { Attachments, JournalHead, UnreadRow, WriterRow } from './journal-rows.ts';
import {
  attachmentStoreNames,
  toJournalHead,
  writeAttachments,
  readJournal,
  replaceBases,
  journalStoreNames,
  writeJournal,
  type StoredJournal,
  type JournalWriteTx,
} from './journal-stores.ts';

/** Another page of this browser is the writer of the attempt now. */
export class HeldElsewhereError extends Error {
  override name = 'HeldElsewhere';
}

/** The stored journal of the attempt is gone: a person or the browser has cleared it. */
export class JournalMissingError extends Error {
  override name = 'JournalGone';
}

/** One write of a page: new or extended entries, its writer row, and the bytes that the entries refer to. */
export interface JournalWrite {
  writer: WriterRow;
  entries: readonly JournalEntry[];
  attachments?: Attachments;
}

/** The journals of one person on this device; each person has a separate database. */
export interface DeviceJournals {
  /** The stored journal of an attempt as far as it is readable; null where there is none. */
  read(attemptId: number): Promise<StoredJournal | null>;
  /**
   * Opens the journal for a page and merges it with the server's state, in one transaction. Unreadable rows are set
   * aside and attachments are stored in the same transaction.
   */
  open(
    attemptId: number,
    bring: (storedJournal: StoredJournal | null) => {
      head: Omit<JournalHead, 'writerEpoch' | 'acknowledgedSeq' | 'savedAt'>;
      journal: Journal;
    },
    attachments?: Attachments,
  ): Promise<void>;
  /**
   * Stores a write in one transaction, issued in the task of the call without reading first. Throws
   * `HeldElsewhereError` where another page has opened the journal, and `JournalMissingError` where it is gone; what
   * was written stays beside the journal until it is opened.
   */
  write(write: JournalWrite): Promise<void>;
  /**
   * Removes acknowledged entries from a page's journal; the acknowledged long texts are stored as bases of later
   * patches.
   */
  acknowledge(
    of: { attemptId: number; writer: string },
    acknowledged: Pick<Journal, 'acknowledgedSeq' | 'savedAt' | 'bases'>,
  ): Promise<void>;
  /** Marks the submission as delivered. */
  markSubmitted(attemptId: number): Promise<void>;
  /** The stored acknowledged entries, in order, without unreadable ones. */
  listAcknowledged(attemptId: number): Promise<JournalEntry[]>;
  /** Deletes them up to a number, once a newer start includes them. */
  deleteAcknowledged(attemptId: number, upToSeq: number): Promise<void>;
  /** Attempts with unsent entries or an unsent submission. */
  listUnsent(): Promise<Pick<JournalHead, 'attemptId' | 'title' | 'isSubmitting'>[]>;
  /** Unreadable rows of one attempt, or of all. */
  listUnreadable(attemptId: number | 'all'): Promise<UnreadRow[]>;
  /** Deletes the unreadable rows of an attempt for good. */
  deleteUnreadable(attemptId: number): Promise<void>;
}

/** The key range of acknowledged entries up to a number. */
const acknowledgedRange = (attemptId: number, seq: number): IDBKeyRange =>
  IDBKeyRange.bound([attemptId, 0], [attemptId, seq]);

type Database = ReturnType<typeof openJournalDatabase>;

const writeBatch = async (database: Database, { writer, entries, attachments }: JournalWrite): Promise<void> => {
  const { attemptId } = writer;
  const journalNames = ['journals' as const, 'entries' as const, 'writers' as const];
  const names = attachments ? [...journalNames, ...attachmentStoreNames] : journalNames;
  const head = await database.commit(names, (tx) => ({
    requests: [
      ...entries.map((entry) => tx.objectStore('entries').put({ ...entry, attemptId, writer: writer.writer })),
      tx.objectStore('writers').put(writer),
      ...(attachments ? writeAttachments((store, row) => tx.objectStore(store).put(row as never), attachments) : []),
    ],
    result: tx.objectStore('journals').get(attemptId),
  }));
  if (!head) throw new JournalMissingError();
  if (head.writer !== writer.writer) throw new HeldElsewhereError();
};

const removeAcknowledged = async (
  tx: JournalWriteTx,
  ...[{ attemptId, writer }, { acknowledgedSeq, savedAt, bases }]: Parameters<DeviceJournals['acknowledge']>
): Promise<void> => {
  const journals = tx.objectStore('journals');
  const head = await journals.get(attemptId);
  if (!head || head.writer !== writer || head.acknowledgedSeq > acknowledgedSeq) return;
  await journals.put({ ...head, acknowledgedSeq, savedAt });
  await replaceBases(tx, attemptId, bases);
  const entries = tx.objectStore('entries');
  const range = IDBKeyRange.bound([attemptId, writer, 0], [attemptId, writer, acknowledgedSeq]);
  const delivered = head.keepsAcknowledged ? await entries.getAll(range) : [];
  await Promise.all(delivered.map(({ writer: _, ...entry }) => tx.objectStore('acknowledgedEntries').put(entry)));
  await entries.delete(range);
};

const listUnsent = (database: Database): ReturnType<DeviceJournals['listUnsent']> =>
  database.read(['journals', 'entries', 'writers'], async (tx) => {
    const keys = await tx.objectStore('entries').getAllKeys();
    const submitting = (await tx.objectStore('writers').getAll()).filter(({ isSubmitting }) => isSubmitting);
    const unsent = [...keys.map(([attemptId]) => attemptId), ...submitting.map(({ attemptId }) => attemptId)];
    const attempts = [...new Set(unsent)].filter(Number.isSafeInteger);
    return Promise.all(
      attempts.map(async (attemptId) => {
        const head = (await tx.objectStore('journals').get(attemptId)) ?? {};
        const isSubmitting = submitting.some((page) => page.attemptId === attemptId);
        return toJournalHead({ ...head, isSubmitting }, { attemptId });
      }),
    );
  });

/** Opens the stored journals of a person. */
export const openDeviceJournals = (personId: number): DeviceJournals => {
  const database = openJournalDatabase(personId);
  return {
    write: (write) => writeBatch(database, write),
    read: (attemptId) => database.read(journalStoreNames, (tx) => readJournal(tx, attemptId)),
    open: (attemptId, load, attachments = {}) =>
      database.write([...journalStoreNames, ...attachmentStoreNames], async (fullTx) => {
        // The same transaction, typed for functions that write only the journal.
        const tx = fullTx as unknown as JournalWriteTx;
        const stored = await readJournal(tx, attemptId);
        const { head, journal } = load(stored);
        const { writerEpoch, acknowledgedSeq, savedAt } = journal;
        await writeJournal(
          tx,
          { head: { ...head, writerEpoch, acknowledgedSeq, savedAt }, journal },
          stored?.unread ?? [],
        );
        await Promise.all(writeAttachments((store, row) => fullTx.objectStore(store).put(row as never), attachments));
      }),
    acknowledge: (...how) => database.write(journalStoreNames, (tx) => removeAcknowledged(tx, ...how)),
    markSubmitted: (attemptId) =>
      database.write(['writers'], async (tx) => {
        const writers = tx.objectStore('writers');
        const pages = await writers.index('attemptId').getAll(attemptId);
        await Promise.all(pages.map((page) => writers.put({ ...page, isSubmitting: false })));
      }),
    listAcknowledged: (attemptId) =>
      database.read(['acknowledgedEntries'], async (tx) => {
        const rows = await tx.objectStore('acknowledgedEntries').getAll(acknowledgedRange(attemptId, Infinity));
        return rows.flatMap((row) => readEntry(row) ?? []);
      }),
    deleteAcknowledged: (attemptId, upToSeq) =>
      database.write(['acknowledgedEntries'], (tx) =>
        tx.objectStore('acknowledgedEntries').delete(acknowledgedRange(attemptId, upToSeq)),
      ),
    listUnsent: () => listUnsent(database),
    listUnreadable: (attemptId) =>
      database.read(['unreadableRows'], (tx) =>
        tx
          .objectStore('unreadableRows')
          .index('attemptId')
          .getAll(attemptId === 'all' ? undefined : attemptId),
      ),
    deleteUnreadable: (attemptId) =>
      database.write(['unreadableRows'], async (tx) => {
        const rows = tx.objectStore('unreadableRows');
        const keys = await rows.index('attemptId').getAllKeys(attemptId);
        await Promise.all(keys.map((key) => rows.delete(key)));
      }),
  };
};
