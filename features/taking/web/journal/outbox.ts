import {
  applyAcknowledgement,
  appendEvent,
  nextBatch,
  nextSeq,
  expandEntries,
  toWireEvent,
  withFullTexts,
  type BrowserEvent,
  type Journal,
  type JournalEntry,
  type BaseTexts,
  type PendingEvent,
} from '@inkstone/exam/attempt';
import { devicePatienceMs, withTimeout } from '@inkstone/device';
import type { UnsentFile } from '../../contract.ts';
import { HeldElsewhereError, type DeviceJournals } from './device-journal.ts';
import type { Attachments } from './journal-rows.ts';
import type { StoredJournal } from './journal-stores.ts';
import { openJournalWriter, type JournalWriter } from './journal-writer.ts';
import { loadJournal, withoutEvents, type LoadedJournal, type LoadOptions } from './load-journal.ts';

/** The server sync that an event's time counts from. */
interface SyncStamp {
  syncId: string;
  syncAt: number;
  sinceSync: number;
  /** See `EntryStamp`. */
  typedSince?: number | undefined;
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
  /** The device does not respond; answers are still sent. */
  onSilent(): void;
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

/** What an outbox consists of. */
interface OutboxParts {
  /** Changes with every entry and every acknowledgement. */
  current: LoadedJournal;
  writes: JournalWriter;
  /** The entries whose attachments are being stored. */
  storing: Set<number>;
}

const draftEntry = (
  { current, writes }: OutboxParts,
  event: BrowserEvent,
  stamp: SyncStamp & { typed: boolean },
): ReturnType<Outbox['draft']> => {
  const next = appendEvent(current.journal, event, stamp);
  const entry = next.entries.at(-1);
  if (!entry) throw new Error('a journal that was appended to is empty');
  const keep = () => {
    current.journal = next;
    writes.add(entry);
  };
  return { entry, keep };
};

const takeBatch = async ({ current, writes }: OutboxParts): Promise<readonly JournalEntry[]> => {
  await writes.whenIdle();
  const { batch, journal } = nextBatch(current.journal);
  current.journal = journal;
  return batch;
};

const resendFullText = async ({ current, writes }: OutboxParts): Promise<void> => {
  current.journal = withFullTexts(current.journal);
  for (const entry of current.journal.entries) writes.add(entry);
  await writes.whenIdle();
};

const saveAttachments = (
  { current, writes, storing }: OutboxParts,
  attachments: Attachments,
  entries: readonly JournalEntry[],
): Promise<void> => {
  const voidEntries = () => {
    current.journal = withoutEvents(current.journal, entries);
  };
  for (const { seq } of entries) storing.add(seq);
  return writes.attach(attachments, voidEntries).finally(() => {
    for (const { seq } of entries) storing.delete(seq);
  });
};

const listAppliedEntries = ({ current, storing }: OutboxParts): PendingEvent[] =>
  expandEntries(current.journal)
    .filter(({ seq }) => !storing.has(seq))
    .map(({ seq, event, syncAt, sinceSync }) => ({ seq, event, at: syncAt + sinceSync }));

/** Options of an outbox. */
interface OutboxOptions extends LoadOptions {
  device: DeviceJournals;
  writer: string;
  /** Acknowledged entries stay on the device. */
  keepsAcknowledged?: boolean;
}

/** Opens the journal of an attempt for this window only: earlier windows can no longer write. */
export const openOutbox = async (options: OutboxOptions, listener: OutboxListener): Promise<Outbox> => {
  const { started, device, writer, keepsAcknowledged = false } = options;
  const { attemptId, title } = started;
  const current = loadJournal(null, { started });
  const buildHead = () => ({
    head: { attemptId, writer, title, isSubmitting: current.isSubmitting, keepsAcknowledged },
    journal: current.journal,
  });
  const writes = await openJournalWriter({
    ...{ device, attemptId, writer, journal: buildHead },
    load: (onDevice) => void Object.assign(current, loadJournal(onDevice, options)),
    onFailure: (error) => (error instanceof HeldElsewhereError ? listener.onLost() : listener.onFull()),
    onSilent: listener.onSilent,
    onIdle: listener.onIdle,
  });
  if (!writes.isComplete()) listener.onFull();
  const { initialJournal, isMended } = current;
  const parts: OutboxParts = { current, writes, storing: new Set() };
  const setSubmitting = (isSubmitting: boolean): void => {
    current.isSubmitting = isSubmitting;
    writes.requestWrite();
  };
  return {
    journal: () => current.journal,
    appliedEntries: () => listAppliedEntries(parts),
    initialEntries: () => expandEntries(initialJournal),
    bases: initialJournal.bases,
    isSubmitting: () => current.isSubmitting,
    isWriting: writes.isBusy,
    nextSeq: () => nextSeq(current.journal),
    draft: (event, stamp) => draftEntry(parts, event, stamp),
    takeBatch: () => takeBatch(parts),
    async acknowledge(acknowledgement) {
      current.journal = applyAcknowledgement(current.journal, acknowledgement);
      // Unreadable rows are among the entries to delete until they are set aside.
      if (isMended && !writes.isComplete()) return;
      const stored = device.acknowledge({ attemptId, writer }, current.journal).catch(() => undefined);
      if (!writes.isSilent()) await withTimeout(stored, devicePatienceMs);
    },
    resendFullText: () => resendFullText(parts),
    markSubmitting: () => setSubmitting(true),
    markSubmitted: () => setSubmitting(false),
    saveAttachments: (attachments, entries = []) => saveAttachments(parts, attachments, entries),
    pendingJournal() {
      const { head, journal } = buildHead();
      const { writerEpoch, acknowledgedSeq, savedAt } = journal;
      return { head: { ...head, writerEpoch, acknowledgedSeq, savedAt }, journal, unread: [], isMended: false };
    },
  };
};
