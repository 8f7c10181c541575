import {
  createJournal,
  fromWireState,
  restoreJournal,
  resumeJournal,
  withSync,
  type Journal,
  type JournalEntry,
} from '@inkstone/exam/attempt';
import { restoreOfflineJournal, type AttemptStart, type DeviceStart } from './attempt-start.ts';
import type { StoredJournal } from './journal-stores.ts';

/**
 * The server has newer events than the start response of this page, because background delivery was running meanwhile.
 * The attempt has to be started again, or the page would lack them.
 */
export class StaleStartError extends Error {
  override name = 'StartedTooEarly';
}

/** What a journal is loaded with. */
export interface LoadOptions {
  started: AttemptStart;
  /** The server has lost events that this device knows it had. */
  isServerBehind?: boolean;
  /** Set where the start comes from the device. */
  fromDevice?: DeviceStart | undefined;
  /** The journal in memory of the previous store, which the device may lack. */
  pendingJournal?: StoredJournal | undefined;
}

/** A journal as a page continues it. */
export interface LoadedJournal {
  journal: Journal;
  /** The entries that the page shows at first: offline, with those that the server has acknowledged since the start. */
  initialJournal: Journal;
  isSubmitting: boolean;
  /** Some stored rows could not be read. */
  isMended: boolean;
}

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

/** Merges what the device has of an attempt with its start; throws `StaleStartError` where the start is older. */
export const loadJournal = (onDevice: StoredJournal | null, options: LoadOptions): LoadedJournal => {
  const { started, isServerBehind = false, fromDevice, pendingJournal } = options;
  // A newer journal of another page wins over the one in memory.
  const isNewer = pendingJournal && (!onDevice || onDevice.head.writer === pendingJournal.head.writer);
  const newest = isNewer ? pendingJournal : onDevice;
  const synced = newest && { ...newest, journal: withSync(newest.journal, toServerState(started)) };
  const flags = { isSubmitting: synced?.head.isSubmitting ?? false, isMended: onDevice?.isMended ?? false };
  if (fromDevice) {
    const initialJournal = restoreOfflineJournal(synced, started, fromDevice);
    return {
      ...flags,
      initialJournal,
      journal: synced ? markAllSent(synced.journal) : mergeWithServer(undefined, started),
    };
  }
  if (synced && synced.journal.acknowledgedSeq > started.ack && !isServerBehind) throw new StaleStartError();
  const journal = mergeWithServer(synced?.journal, started);
  return { ...flags, initialJournal: journal, journal };
};

/**
 * Voids some entries: they keep their numbers and become `started` events, which have no effect in a started attempt.
 */
export const withoutEvents = (journal: Journal, entries: readonly JournalEntry[]): Journal => {
  const seqs = new Set(entries.map(({ seq }) => seq));
  const remaining = journal.entries.map((entry) =>
    seqs.has(entry.seq) ? { ...entry, event: { kind: 'started' as const } } : entry,
  );
  return seqs.size === 0 ? journal : restoreJournal({ ...journal, entries: remaining });
};
