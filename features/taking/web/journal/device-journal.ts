import Dexie, { type Table } from 'dexie';
import { keptJournal, type Journal, type JournalEntry, type Wordings } from '@inkstone/exam/attempt';
import { journalName } from './journal-name.ts';

/** The journal of one attempt without its entries, as the device keeps it. */
export interface JournalHead {
  attemptId: number;
  /** The page that may write: each page that opens the attempt puts itself in. */
  writer: string;
  holder: number;
  acked: number;
  savedAt: number | null;
  /** What the unsent answers belong to, for the screens that speak of them. */
  title: string;
  /** True once the student pressed hand in: whoever delivers the rest hands in as well. */
  handsIn: boolean;
}

type EntryRow = JournalEntry & { attemptId: number };

/** A long text as the server has it by this device's journal: what the patches among the entries build on. */
type BaseRow = Wordings[number] & { attemptId: number; questionId: number };

interface Tables {
  db: Dexie;
  heads: Table<JournalHead, number>;
  entries: Table<EntryRow, [number, number]>;
  bases: Table<BaseRow, [number, number]>;
}

const opened = new Map<number, Tables>();

const tablesOf = (personId: number): Tables => {
  const known = opened.get(personId);
  if (known) return known;
  // Strict: an event counts as kept when the disk has it, not when the browser has heard of it.
  const db = new Dexie(journalName(personId), { chromeTransactionDurability: 'strict' });
  db.version(1).stores({ heads: 'attemptId', entries: '[attemptId+seq], attemptId' });
  db.version(2).stores({ bases: '[attemptId+questionId], attemptId' });
  const made = {
    db,
    heads: db.table<JournalHead, number>('heads'),
    entries: db.table<EntryRow, [number, number]>('entries'),
    bases: db.table<BaseRow, [number, number]>('bases'),
  };
  opened.set(personId, made);
  return made;
};

/** Another page of this browser goes on with the attempt, so that this one may no longer write. */
export class HeldElsewhere extends Error {
  override name = 'HeldElsewhere';
}

/** A journal as the device has it. */
export interface KeptJournal {
  head: JournalHead;
  journal: Journal;
}

/** One person's journals on this device; another person has a store of their own and never sees it. */
export interface DeviceJournals {
  /** The journal of an attempt, or null where this device has none. */
  read(attemptId: number): Promise<KeptJournal | null>;
  /** Gives the journal to a page, brought to what the server holds, in one step: nothing can be written in between. */
  open(
    attemptId: number,
    bring: (kept: KeptJournal | null) => {
      head: Omit<JournalHead, 'holder' | 'acked' | 'savedAt'>;
      journal: Journal;
    },
  ): Promise<void>;
  /** Keeps entries, new or typed on; throws `HeldElsewhere` where another page has opened the journal. */
  put(of: { attemptId: number; writer: string }, entries: readonly JournalEntry[]): Promise<void>;
  /** What the server holds leaves the device; of long texts what it has come to stays, for the patches that follow. */
  acknowledge(attemptId: number, held: Pick<Journal, 'acked' | 'savedAt' | 'bases'>): Promise<void>;
  /** Notes that the student has handed in. */
  noteHandIn(attemptId: number): Promise<void>;
  /** Attempts with entries that the server does not hold, as far as this device knows. */
  listUnsent(): Promise<JournalHead[]>;
}

/** Opens the journals of a person. */
export const deviceJournalsOf = (personId: number): DeviceJournals => {
  const { db, heads, entries, bases } = tablesOf(personId);
  const replaceBases = async (attemptId: number, next: Wordings): Promise<void> => {
    const before = await bases.where('attemptId').equals(attemptId).primaryKeys();
    const rows = Object.entries(next).map(([id, worded]) => ({ ...worded, attemptId, questionId: Number(id) }));
    const stays = new Set(rows.map(({ questionId }) => questionId));
    await bases.bulkDelete(before.filter(([, questionId]) => !stays.has(questionId)));
    await bases.bulkPut(rows);
  };
  const read = async (attemptId: number): Promise<KeptJournal | null> => {
    const head = await heads.get(attemptId);
    if (!head) return null;
    const rows = await entries.where('attemptId').equals(attemptId).sortBy('seq');
    const kept = rows.map(({ attemptId: _, ...entry }) => entry);
    const texts = await bases.where('attemptId').equals(attemptId).toArray();
    const known = Object.fromEntries(texts.map(({ questionId, value, grown }) => [questionId, { value, grown }]));
    const { holder, acked, savedAt } = head;
    return { head, journal: keptJournal({ holder, acked, savedAt, entries: kept, bases: known }) };
  };
  return {
    read: (attemptId) => db.transaction('r', heads, entries, bases, () => read(attemptId)),
    async open(attemptId, bring) {
      await db.transaction('rw', heads, entries, bases, async () => {
        const { head, journal } = bring(await read(attemptId));
        const { holder, acked, savedAt } = journal;
        await entries.where('attemptId').equals(attemptId).delete();
        await heads.put({ ...head, holder, acked, savedAt });
        await entries.bulkPut(journal.entries.map((entry) => ({ ...entry, attemptId })));
        await replaceBases(attemptId, journal.bases);
      });
    },
    async put({ attemptId, writer }, written) {
      await db.transaction('rw', heads, entries, async () => {
        const head = await heads.get(attemptId);
        if (head?.writer !== writer) throw new HeldElsewhere();
        await entries.bulkPut(written.map((entry) => ({ ...entry, attemptId })));
      });
    },
    async acknowledge(attemptId, held) {
      await db.transaction('rw', heads, entries, bases, async () => {
        const head = await heads.get(attemptId);
        if (!head || head.acked > held.acked) return;
        await heads.update(attemptId, { acked: held.acked, savedAt: held.savedAt });
        await replaceBases(attemptId, held.bases);
        await entries.where('[attemptId+seq]').between([attemptId, 0], [attemptId, held.acked], true, true).delete();
      });
    },
    async noteHandIn(attemptId) {
      await heads.update(attemptId, { handsIn: true });
    },
    async listUnsent() {
      const all = await heads.toArray();
      const counts = await Promise.all(
        all.map(({ attemptId }) => entries.where('attemptId').equals(attemptId).count()),
      );
      return all.filter((_, index) => (counts[index] ?? 0) > 0);
    },
  };
};
