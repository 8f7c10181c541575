import Dexie, { type Table } from 'dexie';
import type { Journal, JournalEntry } from '@inkstone/exam/attempt';

/** The journal of one attempt without its entries, as the device keeps it. */
export interface JournalHead {
  attemptId: number;
  holder: number;
  acked: number;
  savedAt: number | null;
  /** What the unsent answers belong to, for the screens that speak of them. */
  title: string;
  /** True once the student pressed hand in: whoever delivers the rest hands in as well. */
  handsIn: boolean;
}

type EntryRow = JournalEntry & { attemptId: number };

interface Tables {
  db: Dexie;
  heads: Table<JournalHead, number>;
  entries: Table<EntryRow, [number, number]>;
}

const opened = new Map<number, Tables>();

const tablesOf = (personId: number): Tables => {
  const known = opened.get(personId);
  if (known) return known;
  // Strict: an event counts as kept when the disk has it, not when the browser has heard of it.
  const db = new Dexie(`inkstone-journal-${personId}`, { chromeTransactionDurability: 'strict' });
  db.version(1).stores({ heads: 'attemptId', entries: '[attemptId+seq], attemptId' });
  const made = {
    db,
    heads: db.table<JournalHead, number>('heads'),
    entries: db.table<EntryRow, [number, number]>('entries'),
  };
  opened.set(personId, made);
  return made;
};

/** Another window of this browser goes on with the attempt, so that this one may no longer write. */
export class HeldElsewhere extends Error {
  override name = 'HeldElsewhere';
}

/** One person's journals on this device; another person has a store of their own and never sees it. */
export interface DeviceJournals {
  /** The journal of an attempt, or null where this device has none. */
  read(attemptId: number): Promise<{ head: JournalHead; journal: Journal } | null>;
  /** Replaces a journal whole: after it was opened, or given new numbers. */
  write(head: JournalHead, journal: Journal): Promise<void>;
  /** Keeps one entry, new or typed on; throws `HeldElsewhere` where another window has taken the journal over. */
  put(of: { attemptId: number; holder: number }, entry: JournalEntry): Promise<void>;
  /** What the server holds leaves the device. */
  acknowledge(attemptId: number, held: { acked: number; savedAt: number | null }): Promise<void>;
  /** Notes that the student has handed in. */
  noteHandIn(attemptId: number): Promise<void>;
  /** Attempts with entries that the server does not hold, as far as this device knows. */
  listUnsent(): Promise<JournalHead[]>;
}

/** Opens the journals of a person. */
export const deviceJournalsOf = (personId: number): DeviceJournals => {
  const { db, heads, entries } = tablesOf(personId);
  return {
    async read(attemptId) {
      const head = await heads.get(attemptId);
      if (!head) return null;
      const rows = await entries.where('attemptId').equals(attemptId).sortBy('seq');
      const kept = rows.map(({ attemptId: _, ...entry }) => entry);
      return { head, journal: { holder: head.holder, acked: head.acked, savedAt: head.savedAt, entries: kept } };
    },
    async write(head, journal) {
      await db.transaction('rw', heads, entries, async () => {
        await entries.where('attemptId').equals(head.attemptId).delete();
        await heads.put({ ...head, holder: journal.holder, acked: journal.acked, savedAt: journal.savedAt });
        await entries.bulkPut(journal.entries.map((entry) => ({ ...entry, attemptId: head.attemptId })));
      });
    },
    async put({ attemptId, holder }, entry) {
      await db.transaction('rw', heads, entries, async () => {
        const head = await heads.get(attemptId);
        if (head?.holder !== holder) throw new HeldElsewhere();
        await entries.put({ ...entry, attemptId });
      });
    },
    async acknowledge(attemptId, held) {
      await db.transaction('rw', heads, entries, async () => {
        const head = await heads.get(attemptId);
        if (!head || head.acked > held.acked) return;
        await heads.update(attemptId, held);
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
