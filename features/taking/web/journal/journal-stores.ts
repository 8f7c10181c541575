import type { ReadTransaction, WriteTransaction } from '@inkstone/device';
import { nextSeq, recoverJournal, type Journal, type BaseTexts } from '@inkstone/exam/attempt';
import type { Attachments, EntryRow, JournalHead, JournalSchema, UnreadRow } from './journal-rows.ts';

/** The object stores that make up a journal. */
export const journalStoreNames: (
  | 'journals'
  | 'entries'
  | 'writers'
  | 'baseTexts'
  | 'acknowledgedEntries'
  | 'unreadableRows'
)[] = ['journals', 'entries', 'writers', 'baseTexts', 'acknowledgedEntries', 'unreadableRows'];

/** The object stores of the bytes that entries refer to. */
export const attachmentStoreNames: ('files' | 'recordings' | 'recordingChunks')[] = [
  'files',
  'recordings',
  'recordingChunks',
];

/** A stored journal as far as it is readable. */
export interface StoredJournal {
  head: JournalHead;
  journal: Journal;
  /** Its unreadable rows, which stay in place until the journal is written again. */
  unread: readonly UnreadRow[];
  /** True where some rows could not be read, so that the journal differs from the stored one. */
  isMended: boolean;
}

type JournalReadTx = ReadTransaction<JournalSchema, typeof journalStoreNames>;
/** A transaction over all stores of a journal. */
export type JournalWriteTx = WriteTransaction<JournalSchema, typeof journalStoreNames>;

/** Builds a head from a stored row, any field of which may be invalid. */
export const toJournalHead = <Numbers extends { attemptId: number }>(
  row: Partial<Record<keyof JournalHead, unknown>>,
  numbers: Numbers,
) => {
  const { writer, title, isSubmitting, keepsAcknowledged } = row;
  return {
    ...numbers,
    writer: typeof writer === 'string' ? writer : '',
    title: typeof title === 'string' ? title : '',
    isSubmitting: isSubmitting === true,
    ...(keepsAcknowledged === true && { keepsAcknowledged: true }),
  };
};

/** The writer of the journal: by the head, or, if unreadable, the page that wrote the last entry. */
const findWriter = (row: { writer?: unknown } | undefined, entries: readonly EntryRow[]): string => {
  if (typeof row?.writer === 'string') return row.writer;
  return entries.toSorted((a, b) => Number(a.seq) - Number(b.seq)).at(-1)?.writer ?? '';
};

/** The content of an entry, without its number and writer. */
const entryContent = ({ event, syncId, sinceSync }: Pick<EntryRow, 'event' | 'syncId' | 'sinceSync'>): string =>
  JSON.stringify([event, syncId, sinceSync]);

/**
 * Entries that a page wrote after another one had opened the journal; those that the journal contains as well are left
 * out.
 */
const findStrayEntries = async (
  tx: JournalReadTx | JournalWriteTx,
  attemptId: number,
  { own, others }: { own: readonly EntryRow[]; others: readonly EntryRow[] },
): Promise<readonly EntryRow[]> => {
  if (others.length === 0) return [];
  const acknowledged = await tx
    .objectStore('acknowledgedEntries')
    .getAll(IDBKeyRange.bound([attemptId, 0], [attemptId, Infinity]));
  const known = new Set([...own, ...acknowledged].map(entryContent));
  return others.filter((row) => !known.has(entryContent(row)));
};

/** Reads the journal of an attempt; null where there is none. Unreadable rows are returned separately. */
export const readJournal = async (
  tx: JournalReadTx | JournalWriteTx,
  attemptId: number,
): Promise<StoredJournal | null> => {
  const row = await tx.objectStore('journals').get(attemptId);
  const rows = await tx.objectStore('entries').index('attemptId').getAll(attemptId);
  if (!row && rows.length === 0) return null;
  const writer = findWriter(row, rows);
  const own = rows.filter((entry) => entry.writer === writer);
  const others = rows.filter((entry) => entry.writer !== writer);
  const strays = await findStrayEntries(tx, attemptId, { own, others });
  const writerRow = await tx.objectStore('writers').get([attemptId, writer]);
  const bases = await tx.objectStore('baseTexts').index('attemptId').getAll(attemptId);
  const headRow = row && { ...row, lastSeq: writerRow?.lastSeq };
  const { journal, unread, isHeadRead, isMended } = recoverJournal({ head: headRow, entries: own, bases });
  const { writerEpoch, acknowledgedSeq, savedAt } = journal;
  const head = toJournalHead(
    { ...row, writer, isSubmitting: writerRow?.isSubmitting },
    { attemptId, writerEpoch, acknowledgedSeq, savedAt },
  );
  const { title } = head;
  const toUnreadRows = (store: UnreadRow['store'], values: readonly unknown[]): UnreadRow[] =>
    values.map((value) => ({ attemptId, title, store, row: value }));
  return {
    head,
    journal,
    unread: [...toUnreadRows('journals', isHeadRead ? [] : [row]), ...toUnreadRows('entries', [...unread, ...strays])],
    isMended: isMended || strays.length > 0,
  };
};

/** Replaces the stored base texts. */
export const replaceBases = async (tx: JournalWriteTx, attemptId: number, next: BaseTexts): Promise<void> => {
  const bases = tx.objectStore('baseTexts');
  const before = await bases.index('attemptId').getAllKeys(attemptId);
  const rows = Object.entries(next).map(([id, baseText]) => ({ ...baseText, attemptId, questionId: Number(id) }));
  const keptIds = new Set(rows.map(({ questionId }) => questionId));
  const removedKeys = before.filter(([, questionId]) => !keptIds.has(questionId));
  await Promise.all([...removedKeys.map((key) => bases.delete(key)), ...rows.map((row) => bases.put(row))]);
};

/** Replaces the stored journal, whichever page wrote it; unreadable rows are set aside. */
export const writeJournal = async (
  tx: JournalWriteTx,
  { head, journal }: { head: JournalHead; journal: Journal },
  unread: readonly UnreadRow[],
): Promise<void> => {
  const { attemptId, writer, isSubmitting, ...headFields } = head;
  const entries = tx.objectStore('entries');
  const writers = tx.objectStore('writers');
  const [before, pages] = await Promise.all([
    entries.index('attemptId').getAllKeys(attemptId),
    writers.index('attemptId').getAllKeys(attemptId),
  ]);
  await Promise.all(unread.map((row) => tx.objectStore('unreadableRows').add(row)));
  await Promise.all([...before.map((key) => entries.delete(key)), ...pages.map((key) => writers.delete(key))]);
  await tx.objectStore('journals').put({ ...headFields, attemptId, writer });
  await writers.put({ attemptId, writer, lastSeq: nextSeq(journal) - 1, isSubmitting });
  await Promise.all(journal.entries.map((entry) => entries.put({ ...entry, attemptId, writer })));
  await replaceBases(tx, attemptId, journal.bases);
};

/** Puts a row into one of the attachment stores. */
type PutRow = (store: (typeof attachmentStoreNames)[number], row: object) => Promise<unknown>;

/** Writes the attachments of entries. */
export const writeAttachments = (
  putRow: PutRow,
  { files = [], recordings = [], chunks = [] }: Attachments,
): readonly Promise<unknown>[] => [
  ...files.map((file) => putRow('files', file)),
  ...recordings.map((recording) => putRow('recordings', recording)),
  ...chunks.map((chunk) => putRow('recordingChunks', chunk)),
];
