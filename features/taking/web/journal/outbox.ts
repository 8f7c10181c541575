import {
  applyAcknowledgement,
  appendEvent,
  createJournal,
  restoreJournal,
  nextBatch,
  nextSeq,
  resumeJournal,
  expandEntries,
  toWireEvent,
  withSync,
  withFullTexts,
  type AttemptState,
  type BrowserEvent,
  type Journal,
  type JournalEntry,
  type BaseTexts,
} from '@inkstone/exam/attempt';
import type { UnsentFile } from '../../contract.ts';
import type { Started } from './started.ts';
import { openDeviceCopy, StartedTooEarly } from './device-copy.ts';
import { HeldElsewhere, type DeviceJournals } from './device-journal.ts';
import type { Attachments } from './journal-rows.ts';
import type { KeptJournal } from './journal-stores.ts';
import { deviceWrites } from './device-writes.ts';
import { sinceStart, type FromDevice } from './from-device.ts';

/** The sync that an event counts from. */
interface SyncStamp {
  syncId: string;
  syncAt: number;
  sinceSync: number;
}

/** One attempt's journal in this window and on the device: what is not on the server yet. */
export interface Outbox {
  journal(): Journal;
  /** What was given between the start that this page goes by and the opening: every answer whole. */
  whole(): ReturnType<typeof expandEntries>;
  /** Long texts as the server had them by this journal when the page opened it. */
  bases: BaseTexts;
  /** True once the student has handed in, also before a reload. */
  handsIn(): boolean;
  /** True while the device has not caught up. */
  isWriting(): boolean;
  /** The number that the next entry gets. */
  nextSeq(): number;
  /** The entry that an event would be; it is in the journal once `keep` was called. */
  draft(event: BrowserEvent, stamp: SyncStamp & { typed: boolean }): { entry: JournalEntry; keep(): void };
  /** The oldest entries that fit one send, after the device has them all; from now on they never change. */
  take(): Promise<readonly JournalEntry[]>;
  /** What the server holds leaves the journal. */
  acknowledge(held: { ack: number; at: number }): Promise<void>;
  /** Long texts are sent whole from here on: the server could not put a patch in. */
  sayWhole(): Promise<void>;
  /** The student has handed in: written in one step with the entry that is kept in the same task. */
  noteHandIn(): void;
  /** The server has the hand-in. */
  noteHandedIn(): void;
  /**
   * Writes bytes in one step with the entries that are kept in the same task. Resolves once the device holds both; where it
   * takes neither, the entries that are named here say nothing any more, and it rejects.
   */
  attach(attachments: Attachments, entries?: readonly JournalEntry[]): Promise<void>;
  /** The journal as this page has it, which a device without room, or a slow one, lacks some of. */
  inHand(): KeptJournal;
}

/** What an outbox tells its window. */
export interface OutboxNews {
  /** Another window of this browser goes on with the attempt. */
  lost(): void;
  /** The device lacks some of the journal; answers still go to the server. */
  full(): void;
  /** The device was given everything that was written; whether it has the whole journal. */
  kept(isWhole: boolean): void;
}

/** The records of some entries as they go to the server or into a file. */
export const recordsOf = (entries: readonly JournalEntry[]): UnsentFile['events'] =>
  entries.map(({ seq, event, syncId, sinceSync, origin }) => ({
    seq,
    syncId,
    sinceSync,
    ...(origin && { origin }),
    ...toWireEvent(event),
  }));

/** Everything unsent of one attempt as the file that a teacher can bring in; it stands by itself. */
export const unsentFileOf = (attemptId: number, journal: Journal, now: number): UnsentFile => ({
  format: 'inkstone-unsent-answers',
  version: 1,
  attemptId,
  savedAt: new Date(now).toISOString(),
  events: recordsOf(withFullTexts(journal).entries),
});

const serverOf = ({ holder, ack, serverTime, syncId, ...started }: Started) => {
  const { holderEndedAt, claimedAt } = started.state as AttemptState;
  return { holder, ack, at: Date.parse(serverTime), syncId, holderEndedAt, hasHeard: claimedAt[holder] !== undefined };
};

const asSent = (journal: Journal): Journal => ({
  ...journal,
  entries: journal.entries.map((entry) => ({ ...entry, sent: true })),
});

/** The journal that this device kept, brought to what the server holds; nothing loaded is ever typed on. */
const broughtUp = (kept: Journal | undefined, started: Started): Journal => {
  const server = serverOf(started);
  return asSent(kept ? resumeJournal(kept, server) : createJournal({ ...server, savedAt: server.at }));
};

/** The journal in which some entries keep their numbers and say nothing any more: a beginning changes nothing in an attempt that has begun. */
const withoutEvents = (journal: Journal, entries: readonly JournalEntry[]): Journal => {
  const seqs = new Set(entries.map(({ seq }) => seq));
  const rest = journal.entries.map((entry) =>
    seqs.has(entry.seq) ? { ...entry, event: { kind: 'started' as const } } : entry,
  );
  return seqs.size === 0 ? journal : restoreJournal({ ...journal, entries: rest });
};

/** Opens the journal of an attempt for this window alone: the windows before it can write no more. */
export const openOutbox = async (
  parts: {
    started: Started;
    device: DeviceJournals;
    writer: string;
    isServerBehind?: boolean;
    /** What the server holds stays on the device too. */
    keepsHeld?: boolean;
    fromDevice?: FromDevice | undefined;
    /** What the same window has in hand of it, which the device may lack. */
    inHand?: KeptJournal | undefined;
  },
  news: OutboxNews,
): Promise<Outbox> => {
  const { started, device, writer, isServerBehind = false, keepsHeld = false, fromDevice, inHand } = parts;
  const { attemptId } = started;
  let journal = broughtUp(undefined, started);
  let handsIn = false;
  let given = journal;
  let isMended = false;
  const bring = (onDevice: KeptJournal | null): void => {
    // What another page has written since goes before what this window had in hand.
    const isNewer = inHand && (!onDevice || onDevice.head.writer === inHand.head.writer);
    const found = isNewer ? inHand : onDevice;
    const kept = found && { ...found, journal: withSync(found.journal, serverOf(started)) };
    isMended = onDevice?.isMended ?? false;
    if (fromDevice) {
      given = sinceStart(kept, started, fromDevice);
      journal = asSent(kept?.journal ?? journal);
    } else {
      if (kept && kept.journal.acked > started.ack && !isServerBehind) throw new StartedTooEarly();
      journal = broughtUp(kept?.journal, started);
      given = journal;
    }
    handsIn = kept?.head.handsIn ?? false;
  };
  const whole = () => ({ head: { attemptId, writer, title: started.title, handsIn, keepsHeld }, journal });
  const copy = await openDeviceCopy({ device, attemptId, writer, bring, journal: whole });
  if (!copy.isWhole()) news.full();

  const failed = (error: unknown): void => (error instanceof HeldElsewhere ? news.lost() : news.full());
  const writes = deviceWrites({ put: copy.put, failed, kept: () => news.kept(copy.isWhole()) });
  return {
    journal: () => journal,
    whole: () => expandEntries(given),
    bases: given.bases,
    handsIn: () => handsIn,
    isWriting: writes.isBusy,
    nextSeq: () => nextSeq(journal),
    draft(event, stamp) {
      const next = appendEvent(journal, event, stamp);
      const entry = next.entries.at(-1);
      if (!entry) throw new Error('a journal that was appended to is empty');
      const keep = () => {
        journal = next;
        writes.add(entry);
      };
      return { entry, keep };
    },
    async take() {
      await writes.done();
      const next = nextBatch(journal);
      journal = next.journal;
      return next.batch;
    },
    async acknowledge(held) {
      journal = applyAcknowledgement(journal, held);
      // What could not be read lies among what would leave the device, until that can be put aside.
      if (isMended && !copy.isWhole()) return;
      await device.acknowledge({ attemptId, writer }, journal).catch(() => undefined);
    },
    async sayWhole() {
      journal = withFullTexts(journal);
      for (const entry of journal.entries) writes.add(entry);
      await writes.done();
    },
    noteHandIn() {
      handsIn = true;
      writes.touch();
    },
    noteHandedIn() {
      handsIn = false;
      writes.touch();
    },
    attach(attachments, entries = []) {
      const withdraw = () => {
        journal = withoutEvents(journal, entries);
      };
      return writes.attach(attachments, withdraw);
    },
    inHand() {
      const { holder, acked, savedAt } = journal;
      return { head: { ...whole().head, holder, acked, savedAt }, journal, unread: [], isMended: false };
    },
  };
};
