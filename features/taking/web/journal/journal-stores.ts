import { ownDatabases, type DeviceSchema, type Reading, type Writing } from '@inkstone/device';
import { nextSeq, recovered, type Journal, type JournalEntry, type Wordings } from '@inkstone/exam/attempt';
import { journalName } from './journal-name.ts';

/** The journal of one attempt without its entries, as the device keeps it. */
export interface JournalHead {
  attemptId: number;
  /** The page that may write: each page that opens the attempt puts itself in. */
  writer: string;
  holder: number;
  acked: number;
  savedAt: number | null;
  /** The last number that was given: it stays taken where its entry is lost. Absent where an earlier build wrote it. */
  lastSeq?: number;
  /** What the unsent answers belong to, for the screens that speak of them. */
  title: string;
  /** True once the student pressed hand in: whoever delivers the rest hands in as well. */
  handsIn: boolean;
  /** What the server holds stays on the device too, for a page that is opened anew without a network. */
  keepsHeld?: boolean;
}

type EntryRow = JournalEntry & { attemptId: number };

/** A long text as the server has it by this device's journal: what the patches among the entries build on. */
type BaseRow = Wordings[number] & { attemptId: number; questionId: number };

/** A row that could not be read, as it was kept; no journal goes by it any more. */
export interface UnreadRow {
  attemptId: number;
  /** What the attempt is called; empty where that could not be read either. */
  title: string;
  store: 'heads' | 'entries';
  row: unknown;
}

interface Stores extends DeviceSchema {
  heads: { key: number; value: JournalHead };
  entries: { key: [number, number]; value: EntryRow; indexes: { attemptId: number } };
  bases: { key: [number, number]; value: BaseRow; indexes: { attemptId: number } };
  /** What the server holds of heads that keep it, since the start that is kept beside them. */
  held: { key: [number, number]; value: EntryRow };
  /** What could not be read, until a person lets go of it. */
  aside: { key: number; value: UnreadRow; indexes: { attemptId: number } };
}

/** All that one journal is made of. */
export const whole: ('heads' | 'entries' | 'bases' | 'held' | 'aside')[] = [
  'heads',
  'entries',
  'bases',
  'held',
  'aside',
];

/** A person's journals on this device. */
export const databaseOf = ownDatabases<Stores>((personId) => ({
  name: journalName(personId),
  version: 40,
  // Strict: an event counts as kept when the disk has it, not when the browser has heard of it.
  durability: 'strict',
  upgrade(made, from) {
    if (from < 10) {
      made.createObjectStore('heads', { keyPath: 'attemptId' });
      made.createObjectStore('entries', { keyPath: ['attemptId', 'seq'] }).createIndex('attemptId', 'attemptId');
    }
    if (from < 20) {
      made.createObjectStore('bases', { keyPath: ['attemptId', 'questionId'] }).createIndex('attemptId', 'attemptId');
    }
    if (from < 30) made.createObjectStore('held', { keyPath: ['attemptId', 'seq'] });
    if (from < 40) made.createObjectStore('aside', { autoIncrement: true }).createIndex('attemptId', 'attemptId');
  },
}));

/** A journal as far as the device can give it back. */
export interface KeptJournal {
  head: JournalHead;
  journal: Journal;
  /** What cannot be read of it, and lies where it was kept until the journal is written anew. */
  unread: readonly UnreadRow[];
  /** True where the journal is not what lies on the device: something in it could not be read. */
  isMended: boolean;
}

type ReadsWhole = Reading<Stores, typeof whole>;
type WritesWhole = Writing<Stores, typeof whole>;

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

/** The journal of an attempt; null where the device has nothing of it. Whatever stands in its rows, it is given back. */
export const readWhole = async (all: ReadsWhole | WritesWhole, attemptId: number): Promise<KeptJournal | null> => {
  const row = await all.objectStore('heads').get(attemptId);
  const entries = await all.objectStore('entries').index('attemptId').getAll(attemptId);
  if (!row && entries.length === 0) return null;
  const bases = await all.objectStore('bases').index('attemptId').getAll(attemptId);
  const { journal, unread, isHeadRead, isMended } = recovered({ head: row, entries, bases });
  const { holder, acked, savedAt } = journal;
  const head = headOf(row ?? {}, { attemptId, holder, acked, savedAt });
  const { title } = head;
  const asideOf = (store: UnreadRow['store'], rows: readonly unknown[]): UnreadRow[] =>
    rows.map((one) => ({ attemptId, title, store, row: one }));
  return {
    head,
    journal,
    unread: [...asideOf('heads', isHeadRead ? [] : [row]), ...asideOf('entries', unread)],
    isMended,
  };
};

/** Puts other texts in the place of those that were kept. */
export const replaceBases = async (all: WritesWhole, attemptId: number, next: Wordings): Promise<void> => {
  const bases = all.objectStore('bases');
  const before = await bases.index('attemptId').getAllKeys(attemptId);
  const rows = Object.entries(next).map(([id, worded]) => ({ ...worded, attemptId, questionId: Number(id) }));
  const stays = new Set(rows.map(({ questionId }) => questionId));
  const gone = before.filter(([, questionId]) => !stays.has(questionId));
  await Promise.all([...gone.map((key) => bases.delete(key)), ...rows.map((row) => bases.put(row))]);
};

/** Writes a journal in the place of what was kept of it; what could not be read is put aside. */
export const writeWhole = async (
  all: WritesWhole,
  { head, journal }: { head: JournalHead; journal: Journal },
  unread: readonly UnreadRow[],
): Promise<void> => {
  const { attemptId } = head;
  const entries = all.objectStore('entries');
  const before = await entries.index('attemptId').getAllKeys(attemptId);
  await Promise.all(unread.map((row) => all.objectStore('aside').add(row)));
  await Promise.all(before.map((key) => entries.delete(key)));
  await all.objectStore('heads').put({ ...head, lastSeq: nextSeq(journal) - 1 });
  await Promise.all(journal.entries.map((entry) => entries.put({ ...entry, attemptId })));
  await replaceBases(all, attemptId, journal.bases);
};
