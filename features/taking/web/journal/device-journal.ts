import { readEntry, type Journal, type JournalEntry } from '@inkstone/exam/attempt';
import {
  databaseOf,
  headOf,
  readWhole,
  replaceBases,
  whole,
  writeWhole,
  type JournalHead,
  type KeptJournal,
  type UnreadRow,
} from './journal-stores.ts';

/** Another page of this browser goes on with the attempt, so that this one may no longer write. */
export class HeldElsewhere extends Error {
  override name = 'HeldElsewhere';
}

/** The device keeps nothing of the attempt any more: a person or the browser has cleared it. */
export class JournalGone extends Error {
  override name = 'JournalGone';
}

/** One person's journals on this device; another person has a store of their own and never sees it. */
export interface DeviceJournals {
  /** The journal of an attempt as far as it can be read, or null where this device has none. */
  read(attemptId: number): Promise<KeptJournal | null>;
  /**
   * Gives the journal to a page, brought to what the server holds, in one step: nothing can be written in between. What
   * cannot be read is put aside in that step.
   */
  open(
    attemptId: number,
    bring: (kept: KeptJournal | null) => {
      head: Omit<JournalHead, 'holder' | 'acked' | 'savedAt'>;
      journal: Journal;
    },
  ): Promise<void>;
  /**
   * Keeps entries, new or typed on; throws `HeldElsewhere` where another page has opened the journal, and `JournalGone`
   * where the device has lost it.
   */
  put(of: { attemptId: number; writer: string }, entries: readonly JournalEntry[]): Promise<void>;
  /** What the server holds leaves the device; of long texts what it has come to stays, for the patches that follow. */
  acknowledge(attemptId: number, held: Pick<Journal, 'acked' | 'savedAt' | 'bases'>): Promise<void>;
  /** Notes that the student has handed in. */
  noteHandIn(attemptId: number): Promise<void>;
  /** What the server holds by this device's journal and the device keeps too, in order; less what cannot be read. */
  listHeld(attemptId: number): Promise<JournalEntry[]>;
  /** Lets go of that up to a number: a newer start tells it. */
  forgetHeld(attemptId: number, upToSeq: number): Promise<void>;
  /** Attempts with entries that the server does not hold, as far as this device knows. */
  listUnsent(): Promise<Pick<JournalHead, 'attemptId' | 'title' | 'handsIn'>[]>;
  /** What was put aside of one attempt, or of all. */
  listAside(attemptId: number | 'all'): Promise<UnreadRow[]>;
  /** Lets go of what was put aside of an attempt: nobody can bring it back. */
  forgetAside(attemptId: number): Promise<void>;
}

/** The entries of an attempt up to a number. */
const upTo = (attemptId: number, seq: number): IDBKeyRange => IDBKeyRange.bound([attemptId, 0], [attemptId, seq]);

/** Opens the journals of a person. */
export const deviceJournalsOf = (personId: number): DeviceJournals => {
  const database = databaseOf(personId);
  return {
    read: (attemptId) => database.read(whole, (all) => readWhole(all, attemptId)),
    open: (attemptId, bring) =>
      database.write(whole, async (all) => {
        const kept = await readWhole(all, attemptId);
        const { head, journal } = bring(kept);
        const { holder, acked, savedAt } = journal;
        await writeWhole(all, { head: { ...head, holder, acked, savedAt }, journal }, kept?.unread ?? []);
      }),
    put: ({ attemptId, writer }, written) =>
      database.write(['heads', 'entries'], async (all) => {
        const heads = all.objectStore('heads');
        const head = await heads.get(attemptId);
        if (!head) throw new JournalGone();
        if (head.writer !== writer) throw new HeldElsewhere();
        const entries = all.objectStore('entries');
        const lastSeq = Math.max(head.lastSeq ?? 0, ...written.map(({ seq }) => seq));
        await heads.put({ ...head, lastSeq });
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
        return rows.flatMap((row) => readEntry(row) ?? []);
      }),
    forgetHeld: (attemptId, upToSeq) =>
      database.write(['held'], (all) => all.objectStore('held').delete(upTo(attemptId, upToSeq))),
    listUnsent: () =>
      database.read(['heads', 'entries'], async (all) => {
        const keys = await all.objectStore('entries').getAllKeys();
        const heads = all.objectStore('heads');
        const attempts = [...new Set(keys.map(([attemptId]) => attemptId))].filter(Number.isSafeInteger);
        return Promise.all(
          attempts.map(async (attemptId) => headOf((await heads.get(attemptId)) ?? {}, { attemptId })),
        );
      }),
    listAside: (attemptId) =>
      database.read(['aside'], (all) =>
        all
          .objectStore('aside')
          .index('attemptId')
          .getAll(attemptId === 'all' ? undefined : attemptId),
      ),
    forgetAside: (attemptId) =>
      database.write(['aside'], async (all) => {
        const aside = all.objectStore('aside');
        const keys = await aside.index('attemptId').getAllKeys(attemptId);
        await Promise.all(keys.map((key) => aside.delete(key)));
      }),
  };
};
