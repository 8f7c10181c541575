import {
  applyAcknowledgement,
  appendEvent,
  createJournal,
  fromWireState,
  restoreJournal,
  nextBatch,
  nextSeq,
  resumeJournal,
  expandEntries,
  toWireEvent,
  withSync,
  withFullTexts,
  type BrowserEvent,
  type Journal,
  type JournalEntry,
  type BaseTexts,
  type PendingEvent,
} from '@inkstone/exam/attempt';
import type { UnsentFile } from '../../contract.ts';
import type { AttemptStart } from './attempt-start.ts';
import { openDeviceCopy, StaleStartError } from './device-copy.ts';
import { HeldElsewhereError, type DeviceJournals } from './device-journal.ts';
import type { Attachments } from './journal-rows.ts';
import type { StoredJournal } from './journal-stores.ts';
import { createDeviceWrites } from './device-writes.ts';
import { restoreOfflineJournal, type DeviceStart } from './device-start.ts';

/** The server sync that an event's time counts from. */
interface SyncStamp {
  syncId: string;
  syncAt: number;
  sinceSync: number;
}

/** The unsent journal of one attempt, in this window and on the device. */
export interface Outbox {
  journal(): Journal;
  /** The entries between the start response and the opening of the journal, with patches expanded. */
  initialEntries(): ReturnType<typeof expandEntries>;
  /** The unacknowledged entries with patches expanded, without those whose attachments are still being stored. */
  appliedEntries(): PendingEvent[];
  /** The base texts when the page opened the journal. */
  bases: BaseTexts;
  /** True once the student has submitted, also before a reload. */
  isSubmitting(): boolean;
  /** True while writes are pending. */
  isWriting(): boolean;
  /** The sequence number of the next entry. */
  nextSeq(): number;
  /** Drafts the entry of an event; `keep` adds it to the journal. */
  draft(event: BrowserEvent, stamp: SyncStamp & { typed: boolean }): { entry: JournalEntry; keep(): void };
  /** The oldest entries that fit one request, once they are all stored; they do not change any more. */
  takeBatch(): Promise<readonly JournalEntry[]>;
  /** Removes acknowledged entries from the journal. */
  acknowledge(acknowledgement: { ack: number; at: number }): Promise<void>;
  /** Sends full texts instead of patches: the server could not apply one. */
  resendFullText(): Promise<void>;
  /** Marks the submission; stored in one transaction with the entry added in the same task. */
  markSubmitting(): void;
  /** The server has the submission. */
  markSubmitted(): void;
  /**
   * Stores bytes in one transaction with the entries added in the same task. Resolves once both are stored; rejects
   * where neither is, and voids the given entries.
   */
  saveAttachments(attachments: Attachments, entries?: readonly JournalEntry[]): Promise<void>;
  /** The journal in memory, of which a full or slow device may lack some entries. */
  pendingJournal(): StoredJournal;
}

/** Callbacks of an outbox. */
export interface OutboxListener {
  /** Another window of this browser has taken the attempt over. */
  onLost(): void;
  /** The device lacks some entries; answers are still sent. */
  onFull(): void;
  /** All writes are done; says whether the device has the whole journal. */
  onIdle(isWhole: boolean): void;
}

/** Maps entries to records for the server or a file. */
export const toRecords = (entries: readonly JournalEntry[]): UnsentFile['events'] =>
  entries.map(({ seq, event, syncId, sinceSync, origin }) => ({
    seq,
    syncId,
    sinceSync,
    ...(origin && { origin }),
    ...toWireEvent(event),
  }));

/** Everything unsent of one attempt, as a self-contained file that a teacher can import. */
export const toUnsentFile = (attemptId: number, journal: Journal, now: number): UnsentFile => ({
  format: 'inkstone-unsent-answers',
  version: 1,
  attemptId,
  savedAt: new Date(now).toISOString(),
  events: toRecords(withFullTexts(journal).entries),
});

const toServerState = ({ writerEpoch, ack, serverTime, syncId, ...started }: AttemptStart) => {
  const { lastSeqByWriterEpoch, claimedAt } = fromWireState(started.state);
  return {
    writerEpoch,
    ack,
    at: Date.parse(serverTime),
    syncId,
    lastSeqByWriterEpoch,
    hasReceivedEvents: claimedAt[writerEpoch] !== undefined,
  };
};

const markAllSent = (journal: Journal): Journal => ({
  ...journal,
  entries: journal.entries.map((entry) => ({ ...entry, isSent: true })),
});

/** Merges the stored journal with the server's state; loaded entries are never extended by typing. */
const mergeWithServer = (stored: Journal | undefined, started: AttemptStart): Journal => {
  const server = toServerState(started);
  return markAllSent(stored ? resumeJournal(stored, server) : createJournal({ ...server, savedAt: server.at }));
};

/**
 * Voids some entries: they keep their numbers and become `started` events, which have no effect in a started attempt.
 */
const withoutEvents = (journal: Journal, entries: readonly JournalEntry[]): Journal => {
  const seqs = new Set(entries.map(({ seq }) => seq));
  const remaining = journal.entries.map((entry) =>
    seqs.has(entry.seq) ? { ...entry, event: { kind: 'started' as const } } : entry,
  );
  return seqs.size === 0 ? journal : restoreJournal({ ...journal, entries: remaining });
};

/** Opens the journal of an attempt for this window only: earlier windows can no longer write. */
export const openOutbox = async (
  options: {
    started: AttemptStart;
    device: DeviceJournals;
    writer: string;
    isServerBehind?: boolean;
    /** Acknowledged entries stay on the device. */
    keepsAcknowledged?: boolean;
    fromDevice?: DeviceStart | undefined;
    /** The journal in memory of the previous store, which the device may lack. */
    pendingJournal?: StoredJournal | undefined;
  },
  listener: OutboxListener,
): Promise<Outbox> => {
  const {
    started,
    device,
    writer,
    isServerBehind = false,
    keepsAcknowledged = false,
    fromDevice,
    pendingJournal,
  } = options;
  const { attemptId } = started;
  let journal = mergeWithServer(undefined, started);
  let isSubmitting = false;
  let initialJournal = journal;
  let isMended = false;
  const load = (onDevice: StoredJournal | null): void => {
    // A newer journal of another page wins over the one in memory.
    const isNewer = pendingJournal && (!onDevice || onDevice.head.writer === pendingJournal.head.writer);
    const newest = isNewer ? pendingJournal : onDevice;
    const synced = newest && { ...newest, journal: withSync(newest.journal, toServerState(started)) };
    isMended = onDevice?.isMended ?? false;
    if (fromDevice) {
      initialJournal = restoreOfflineJournal(synced, started, fromDevice);
      journal = markAllSent(synced?.journal ?? journal);
    } else {
      if (synced && synced.journal.acknowledgedSeq > started.ack && !isServerBehind) throw new StaleStartError();
      journal = mergeWithServer(synced?.journal, started);
      initialJournal = journal;
    }
    isSubmitting = synced?.head.isSubmitting ?? false;
  };
  const buildHead = () => ({
    head: { attemptId, writer, title: started.title, isSubmitting, keepsAcknowledged },
    journal,
  });
  const copy = await openDeviceCopy({ device, attemptId, writer, load, journal: buildHead });
  if (!copy.isComplete()) listener.onFull();

  const onFailure = (error: unknown): void =>
    error instanceof HeldElsewhereError ? listener.onLost() : listener.onFull();
  const writes = createDeviceWrites({ put: copy.save, onFailure, onIdle: () => listener.onIdle(copy.isComplete()) });
  const storing = new Set<number>();
  return {
    journal: () => journal,
    appliedEntries: () =>
      expandEntries(journal)
        .filter(({ seq }) => !storing.has(seq))
        .map(({ seq, event, syncAt, sinceSync }) => ({ seq, event, at: syncAt + sinceSync })),
    initialEntries: () => expandEntries(initialJournal),
    bases: initialJournal.bases,
    isSubmitting: () => isSubmitting,
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
    async takeBatch() {
      await writes.whenIdle();
      const next = nextBatch(journal);
      journal = next.journal;
      return next.batch;
    },
    async acknowledge(acknowledgement) {
      journal = applyAcknowledgement(journal, acknowledgement);
      // Unreadable rows are among the entries to delete until they are set aside.
      if (isMended && !copy.isComplete()) return;
      await device.acknowledge({ attemptId, writer }, journal).catch(() => undefined);
    },
    async resendFullText() {
      journal = withFullTexts(journal);
      for (const entry of journal.entries) writes.add(entry);
      await writes.whenIdle();
    },
    markSubmitting() {
      isSubmitting = true;
      writes.requestWrite();
    },
    markSubmitted() {
      isSubmitting = false;
      writes.requestWrite();
    },
    saveAttachments(attachments, entries = []) {
      const voidEntries = () => {
        journal = withoutEvents(journal, entries);
      };
      for (const { seq } of entries) storing.add(seq);
      return writes.attach(attachments, voidEntries).finally(() => {
        for (const { seq } of entries) storing.delete(seq);
      });
    },
    pendingJournal() {
      const { writerEpoch, acknowledgedSeq, savedAt } = journal;
      return {
        head: { ...buildHead().head, writerEpoch, acknowledgedSeq, savedAt },
        journal,
        unread: [],
        isMended: false,
      };
    },
  };
};
