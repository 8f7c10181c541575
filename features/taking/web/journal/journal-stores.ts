import type { Reading, Writing } from '@inkstone/device';
import { nextSeq, recoverJournal, type Journal, type BaseTexts } from '@inkstone/exam/attempt';
import type { Attachments, EntryRow, JournalHead, JournalSchema, UnreadRow } from './journal-rows.ts';

/** All that one journal is made of. */
export const whole: ('heads' | 'entries' | 'writers' | 'bases' | 'held' | 'aside')[] = [
  'heads',
  'entries',
  'writers',
  'bases',
  'held',
  'aside',
];

/** What holds the bytes that entries name. */
export const attachmentStores: ('files' | 'takes' | 'pieces')[] = ['files', 'takes', 'pieces'];

/** A journal as far as the device can give it back. */
export interface KeptJournal {
  head: JournalHead;
  journal: Journal;
  /** What cannot be read of it, and lies where it was kept until the journal is written anew. */
  unread: readonly UnreadRow[];
  /** True where the journal is not what lies on the device: something in it could not be read. */
  isMended: boolean;
}

type ReadsWhole = Reading<JournalSchema, typeof whole>;
/** A transaction that writes a journal as a whole. */
export type WritesWhole = Writing<JournalSchema, typeof whole>;

/** A head by what its row says beside its numbers; any part of it may be wrong. */
export const headOf = <Numbers extends { attemptId: number }>(
  row: Partial<Record<keyof JournalHead, unknown>>,
  numbers: Numbers,
) => {
  const { writer, title, handsIn, keepsHeld } = row;
  return {
    ...numbers,
    writer: typeof writer === 'string' ? writer : '',
    title: typeof title === 'string' ? title : '',
    handsIn: handsIn === true,
    ...(keepsHeld === true && { keepsHeld: true }),
  };
};

/** The page whose journal it is: as the head says, or, where none can be read, the one that wrote the last row. */
const writerOf = (row: { writer?: unknown } | undefined, entries: readonly EntryRow[]): string => {
  if (typeof row?.writer === 'string') return row.writer;
  return entries.toSorted((one, other) => Number(one.seq) - Number(other.seq)).at(-1)?.writer ?? '';
};

/** What an entry says, whatever number and page it has. */
const contentOf = ({ event, syncId, sinceSync }: Pick<EntryRow, 'event' | 'syncId' | 'sinceSync'>): string =>
  JSON.stringify([event, syncId, sinceSync]);

/**
 * Entries that a page wrote after another one had opened the journal: they are in no journal. What the journal says as well
 * is none of them.
 */
const straysIn = async (
  all: ReadsWhole | WritesWhole,
  attemptId: number,
  { own, others }: { own: readonly EntryRow[]; others: readonly EntryRow[] },
): Promise<readonly EntryRow[]> => {
  if (others.length === 0) return [];
  const held = await all.objectStore('held').getAll(IDBKeyRange.bound([attemptId, 0], [attemptId, Infinity]));
  const known = new Set([...own, ...held].map(contentOf));
  return others.filter((row) => !known.has(contentOf(row)));
};

/** The journal of an attempt; null where the device has nothing of it. Whatever stands in its rows, it is given back. */
export const readWhole = async (all: ReadsWhole | WritesWhole, attemptId: number): Promise<KeptJournal | null> => {
  const row = await all.objectStore('heads').get(attemptId);
  const rows = await all.objectStore('entries').index('attemptId').getAll(attemptId);
  if (!row && rows.length === 0) return null;
  const writer = writerOf(row, rows);
  const own = rows.filter((entry) => entry.writer === writer);
  const others = rows.filter((entry) => entry.writer !== writer);
  const strays = await straysIn(all, attemptId, { own, others });
  const said = await all.objectStore('writers').get([attemptId, writer]);
  const bases = await all.objectStore('bases').index('attemptId').getAll(attemptId);
  const headRow = row && { ...row, lastSeq: said?.lastSeq };
  const { journal, unread, isHeadRead, isMended } = recoverJournal({ head: headRow, entries: own, bases });
  const { holder, acked, savedAt } = journal;
  const head = headOf({ ...row, writer, handsIn: said?.handsIn }, { attemptId, holder, acked, savedAt });
  const { title } = head;
  const asideOf = (store: UnreadRow['store'], found: readonly unknown[]): UnreadRow[] =>
    found.map((one) => ({ attemptId, title, store, row: one }));
  return {
    head,
    journal,
    unread: [...asideOf('heads', isHeadRead ? [] : [row]), ...asideOf('entries', [...unread, ...strays])],
    isMended: isMended || strays.length > 0,
  };
};

/** Puts other texts in the place of those that were kept. */
export const replaceBases = async (all: WritesWhole, attemptId: number, next: BaseTexts): Promise<void> => {
  const bases = all.objectStore('bases');
  const before = await bases.index('attemptId').getAllKeys(attemptId);
  const rows = Object.entries(next).map(([id, worded]) => ({ ...worded, attemptId, questionId: Number(id) }));
  const stays = new Set(rows.map(({ questionId }) => questionId));
  const gone = before.filter(([, questionId]) => !stays.has(questionId));
  await Promise.all([...gone.map((key) => bases.delete(key)), ...rows.map((row) => bases.put(row))]);
};

/** Writes a journal in the place of what was kept of it, by whichever page; what could not be read is put aside. */
export const writeWhole = async (
  all: WritesWhole,
  { head, journal }: { head: JournalHead; journal: Journal },
  unread: readonly UnreadRow[],
): Promise<void> => {
  const { attemptId, writer, handsIn, ...rest } = head;
  const entries = all.objectStore('entries');
  const writers = all.objectStore('writers');
  const [before, pages] = await Promise.all([
    entries.index('attemptId').getAllKeys(attemptId),
    writers.index('attemptId').getAllKeys(attemptId),
  ]);
  await Promise.all(unread.map((row) => all.objectStore('aside').add(row)));
  await Promise.all([...before.map((key) => entries.delete(key)), ...pages.map((key) => writers.delete(key))]);
  await all.objectStore('heads').put({ ...rest, attemptId, writer });
  await writers.put({ attemptId, writer, lastSeq: nextSeq(journal) - 1, handsIn });
  await Promise.all(journal.entries.map((entry) => entries.put({ ...entry, attemptId, writer })));
  await replaceBases(all, attemptId, journal.bases);
};

/** Puts a row into one of the stores that hold bytes. */
type PutRow = (store: (typeof attachmentStores)[number], row: object) => Promise<unknown>;

/** Asks for the bytes that go with entries to be written. */
export const putAttachments = (
  put: PutRow,
  { files = [], takes = [], pieces = [] }: Attachments,
): readonly Promise<unknown>[] => [
  ...files.map((file) => put('files', file)),
  ...takes.map((take) => put('takes', take)),
  ...pieces.map((piece) => put('pieces', piece)),
];
