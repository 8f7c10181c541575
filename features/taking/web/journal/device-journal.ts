import { ownDatabases, type DeviceSchema, type Reading, type Writing } from '@inkstone/device';
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
  /** What the server holds stays on the device too, for a page that is opened anew without a network. */
  keepsHeld?: boolean;
}

type EntryRow = JournalEntry & { attemptId: number };

/** A long text as the server has it by this device's journal: what the patches among the entries build on. */
type BaseRow = Wordings[number] & { attemptId: number; questionId: number };

interface Stores extends DeviceSchema {
  heads: { key: number; value: JournalHead };
  entries: { key: [number, number]; value: EntryRow; indexes: { attemptId: number } };
  bases: { key: [number, number]; value: BaseRow; indexes: { attemptId: number } };
  /** What the server holds of heads that keep it, since the start that is kept beside them. */
  held: { key: [number, number]; value: EntryRow };
}

const whole: ('heads' | 'entries' | 'bases' | 'held')[] = ['heads', 'entries', 'bases', 'held'];

const databaseOf = ownDatabases<Stores>((personId) => ({
  name: journalName(personId),
  version: 30,
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
  },
}));

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
  /** What the server holds by this device's journal and the device keeps too, in order. */
  listHeld(attemptId: number): Promise<JournalEntry[]>;
  /** Lets go of that up to a number: a newer start tells it. */
  forgetHeld(attemptId: number, upToSeq: number): Promise<void>;
  /** Attempts with entries that the server does not hold, as far as this device knows. */
  listUnsent(): Promise<JournalHead[]>;
}

const readWhole = async (
  all: Reading<Stores, typeof whole> | Writing<Stores, typeof whole>,
  attemptId: number,
): Promise<KeptJournal | null> => {
  const head = await all.objectStore('heads').get(attemptId);
  if (!head) return null;
  // By its index a store gives them in the order of their keys: of entries that is their number.
  const rows = await all.objectStore('entries').index('attemptId').getAll(attemptId);
  const kept = rows.map(({ attemptId: _, ...entry }) => entry);
  const texts = await all.objectStore('bases').index('attemptId').getAll(attemptId);
  const known = Object.fromEntries(texts.map(({ questionId, value, grown }) => [questionId, { value, grown }]));
  const { holder, acked, savedAt } = head;
  return { head, journal: keptJournal({ holder, acked, savedAt, entries: kept, bases: known }) };
};

const replaceBases = async (all: Writing<Stores, typeof whole>, attemptId: number, next: Wordings): Promise<void> => {
  const bases = all.objectStore('bases');
  const before = await bases.index('attemptId').getAllKeys(attemptId);
  const rows = Object.entries(next).map(([id, worded]) => ({ ...worded, attemptId, questionId: Number(id) }));
  const stays = new Set(rows.map(({ questionId }) => questionId));
  const gone = before.filter(([, questionId]) => !stays.has(questionId));
  await Promise.all([...gone.map((key) => bases.delete(key)), ...rows.map((row) => bases.put(row))]);
};

/** The entries of an attempt up to a number. */
const upTo = (attemptId: number, seq: number): IDBKeyRange => IDBKeyRange.bound([attemptId, 0], [attemptId, seq]);

/** Opens the journals of a person. */
export const deviceJournalsOf = (personId: number): DeviceJournals => {
  const database = databaseOf(personId);
  return {
    read: (attemptId) => database.read(whole, (all) => readWhole(all, attemptId)),
    open: (attemptId, bring) =>
      database.write(whole, async (all) => {
        const { head, journal } = bring(await readWhole(all, attemptId));
        const { holder, acked, savedAt } = journal;
        const entries = all.objectStore('entries');
        await entries.delete(upTo(attemptId, Infinity));
        await all.objectStore('heads').put({ ...head, holder, acked, savedAt });
        await Promise.all(journal.entries.map((entry) => entries.put({ ...entry, attemptId })));
        await replaceBases(all, attemptId, journal.bases);
      }),
    put: ({ attemptId, writer }, written) =>
      database.write(['heads', 'entries'], async (all) => {
        const head = await all.objectStore('heads').get(attemptId);
        if (head?.writer !== writer) throw new HeldElsewhere();
        const entries = all.objectStore('entries');
        await Promise.all(written.map((entry) => entries.put({ ...entry, attemptId })));
      }),
    acknowledge: (attemptId, held) =>
      database.write(whole, async (all) => {
        const heads = all.objectStore('heads');
        const head = await heads.get(attemptId);
        if (!head || head.acked > held.acked) return;
        await heads.put({ ...head, acked: held.acked, savedAt: held.savedAt });
        await replaceBases(all, attemptId, held.bases);
        const entries = all.objectStore('entries');
        const range = upTo(attemptId, held.acked);
        const leaving = head.keepsHeld ? await entries.getAll(range) : [];
        await Promise.all(leaving.map((entry) => all.objectStore('held').put(entry)));
        await entries.delete(range);
      }),
    noteHandIn: (attemptId) =>
      database.write(['heads'], async (all) => {
        const heads = all.objectStore('heads');
        const head = await heads.get(attemptId);
        if (head) await heads.put({ ...head, handsIn: true });
      }),
    listHeld: (attemptId) =>
      database.read(['held'], async (all) => {
        const rows = await all.objectStore('held').getAll(upTo(attemptId, Infinity));
        return rows.map(({ attemptId: _, ...entry }) => entry);
      }),
    forgetHeld: (attemptId, upToSeq) =>
      database.write(['held'], (all) => all.objectStore('held').delete(upTo(attemptId, upToSeq))),
    listUnsent: () =>
      database.read(['heads', 'entries'], async (all) => {
        const heads = await all.objectStore('heads').getAll();
        const entries = all.objectStore('entries').index('attemptId');
        const counts = await Promise.all(heads.map(({ attemptId }) => entries.count(attemptId)));
        return heads.filter((_, index) => (counts[index] ?? 0) > 0);
      }),
  };
};
