import { readEntry, type Journal, type JournalEntry } from '@inkstone/exam/attempt';
import { databaseOf } from './journal-database.ts';
import type { Attachments, JournalHead, UnreadRow, WriterRow } from './journal-rows.ts';
import {
  attachmentStores,
  headOf,
  putAttachments,
  readWhole,
  replaceBases,
  whole,
  writeWhole,
  type KeptJournal,
  type WritesWhole,
} from './journal-stores.ts';

/** Another page of this browser goes on with the attempt, so that this one may no longer write. */
export class HeldElsewhere extends Error {
  override name = 'HeldElsewhere';
}

/** The device keeps nothing of the attempt any more: a person or the browser has cleared it. */
export class JournalGone extends Error {
  override name = 'JournalGone';
}

/** One write of a page: entries, new or typed on, what it says of its journal, and the bytes that the entries name. */
export interface JournalWrite {
  writer: WriterRow;
  entries: readonly JournalEntry[];
  attachments?: Attachments;
}

/** One person's journals on this device; another person has a store of their own and never sees it. */
export interface DeviceJournals {
  /** The journal of an attempt as far as it can be read, or null where this device has none. */
  read(attemptId: number): Promise<KeptJournal | null>;
  /**
   * Gives the journal to a page, brought to what the server holds, in one step: nothing can be written in between. What
   * cannot be read is put aside in that step, and what goes with it is kept in it.
   */
  open(
    attemptId: number,
    bring: (kept: KeptJournal | null) => {
      head: Omit<JournalHead, 'holder' | 'acked' | 'savedAt'>;
      journal: Journal;
    },
    attachments?: Attachments,
  ): Promise<void>;
  /**
   * Keeps a write whole or not at all, in one transaction that is committed in the task of the call and looks at nothing
   * before it. Throws `HeldElsewhere` where another page has opened the journal, and `JournalGone` where the device has
   * lost it; what was written then lies beside the journal until it is opened.
   */
  put(write: JournalWrite): Promise<void>;
  /** What the server holds leaves a page's journal; of long texts what it has come to stays, for the patches that follow. */
  acknowledge(
    of: { attemptId: number; writer: string },
    held: Pick<Journal, 'acked' | 'savedAt' | 'bases'>,
  ): Promise<void>;
  /** Notes that the server has the hand-in: nothing is left to be delivered of it. */
  noteHandedIn(attemptId: number): Promise<void>;
  /** What the server holds by this device's journal and the device keeps too, in order; less what cannot be read. */
  listHeld(attemptId: number): Promise<JournalEntry[]>;
  /** Lets go of that up to a number: a newer start tells it. */
  forgetHeld(attemptId: number, upToSeq: number): Promise<void>;
  /** Attempts with entries, or a hand-in, that the server does not have, as far as this device knows. */
  listUnsent(): Promise<Pick<JournalHead, 'attemptId' | 'title' | 'handsIn'>[]>;
  /** What was put aside of one attempt, or of all. */
  listAside(attemptId: number | 'all'): Promise<UnreadRow[]>;
  /** Lets go of what was put aside of an attempt: nobody can bring it back. */
  forgetAside(attemptId: number): Promise<void>;
}

/** What the server holds of an attempt up to a number. */
const heldUpTo = (attemptId: number, seq: number): IDBKeyRange => IDBKeyRange.bound([attemptId, 0], [attemptId, seq]);

/** Opens the journals of a person. */
export const deviceJournalsOf = (personId: number): DeviceJournals => {
  const database = databaseOf(personId);
  const put = async ({ writer, entries, attachments }: JournalWrite): Promise<void> => {
    const { attemptId } = writer;
    const stores = ['heads' as const, 'entries' as const, 'writers' as const];
    const all = attachments ? [...stores, ...attachmentStores] : stores;
    const head = await database.commit(all, (made) => ({
      requests: [
        ...entries.map((entry) => made.objectStore('entries').put({ ...entry, attemptId, writer: writer.writer })),
        made.objectStore('writers').put(writer),
        ...(attachments ? putAttachments((store, row) => made.objectStore(store).put(row as never), attachments) : []),
      ],
      result: made.objectStore('heads').get(attemptId),
    }));
    if (!head) throw new JournalGone();
    if (head.writer !== writer.writer) throw new HeldElsewhere();
  };
  return {
    put,
    read: (attemptId) => database.read(whole, (all) => readWhole(all, attemptId)),
    open: (attemptId, bring, attachments = {}) =>
      database.write([...whole, ...attachmentStores], async (everything) => {
        // The same transaction, as those that write a journal alone know it.
        const all = everything as unknown as WritesWhole;
        const kept = await readWhole(all, attemptId);
        const { head, journal } = bring(kept);
        const { holder, acked, savedAt } = journal;
        await writeWhole(all, { head: { ...head, holder, acked, savedAt }, journal }, kept?.unread ?? []);
        await Promise.all(putAttachments((store, row) => everything.objectStore(store).put(row as never), attachments));
      }),
    acknowledge: ({ attemptId, writer }, held) =>
      database.write(whole, async (all) => {
        const heads = all.objectStore('heads');
        const head = await heads.get(attemptId);
        if (!head || head.writer !== writer || head.acked > held.acked) return;
        await heads.put({ ...head, acked: held.acked, savedAt: held.savedAt });
        await replaceBases(all, attemptId, held.bases);
        const entries = all.objectStore('entries');
        const range = IDBKeyRange.bound([attemptId, writer, 0], [attemptId, writer, held.acked]);
        const leaving = head.keepsHeld ? await entries.getAll(range) : [];
        await Promise.all(leaving.map(({ writer: _, ...entry }) => all.objectStore('held').put(entry)));
        await entries.delete(range);
      }),
    noteHandedIn: (attemptId) =>
      database.write(['writers'], async (all) => {
        const writers = all.objectStore('writers');
        const pages = await writers.index('attemptId').getAll(attemptId);
        await Promise.all(pages.map((page) => writers.put({ ...page, handsIn: false })));
      }),
    listHeld: (attemptId) =>
      database.read(['held'], async (all) => {
        const rows = await all.objectStore('held').getAll(heldUpTo(attemptId, Infinity));
        return rows.flatMap((row) => readEntry(row) ?? []);
      }),
    forgetHeld: (attemptId, upToSeq) =>
      database.write(['held'], (all) => all.objectStore('held').delete(heldUpTo(attemptId, upToSeq))),
    listUnsent: () =>
      database.read(['heads', 'entries', 'writers'], async (all) => {
        const keys = await all.objectStore('entries').getAllKeys();
        const handedIn = (await all.objectStore('writers').getAll()).filter(({ handsIn }) => handsIn);
        const unsent = [...keys.map(([attemptId]) => attemptId), ...handedIn.map(({ attemptId }) => attemptId)];
        const attempts = [...new Set(unsent)].filter(Number.isSafeInteger);
        return Promise.all(
          attempts.map(async (attemptId) => {
            const head = (await all.objectStore('heads').get(attemptId)) ?? {};
            const handsIn = handedIn.some((page) => page.attemptId === attemptId);
            return headOf({ ...head, handsIn }, { attemptId });
          }),
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
