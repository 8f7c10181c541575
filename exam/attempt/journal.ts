import type { Instant } from './types.ts';
import type { BrowserEvent, WrittenEvent } from './wire.ts';
import {
  expandAll,
  updateTextTips,
  toTextTips,
  expandFirstPatches,
  updateBaseTexts,
  encodeEvent,
  type TextTips,
  type BaseTexts,
} from './base-texts.ts';

/** One event as the browser stores it until the server has it. */
export interface JournalEntry {
  seq: number;
  event: WrittenEvent;
  syncId: string;
  /** When that sync was, by the server's clock. */
  syncAt: Instant;
  sinceSync: number;
  /** The sync of its first writing, where the browser took the attempt over (again) since. */
  origin?: { syncId: string; sinceSync: number };
  /** True once it was passed to a send: it never changes after that. */
  isSent: boolean;
  /** `sinceSync` of the first text that was coalesced into it. */
  firstSinceSync: number;
}

/**
 * The browser's journal of one attempt: shared by its windows, stored on the device, and updated before anything is
 * shown as done.
 */
export interface Journal {
  /** The writer epoch that the sequence numbers belong to, as given by the server at the start. */
  writerEpoch: number;
  /** Everything up to here is on the server. */
  acknowledgedSeq: number;
  /** The server's clock at the last acknowledgement. */
  savedAt: Instant | null;
  entries: readonly JournalEntry[];
  /** Long texts by question as the server has them at `acknowledgedSeq`: the base of later patches. */
  bases: BaseTexts;
  /** The same texts after the last entry, and before the last one that wrote them; derived from the two above. */
  tips: TextTips;
}

/** Writer epoch of a journal whose writer the device does not know; the server counts from 1. */
export const unknownWriterEpoch = 0;

/** Limits of one batch. */
export interface BatchLimits {
  events: number;
  /** Approximate number of characters as JSON. */
  size: number;
}

const defaultBatchLimits: BatchLimits = { events: 200, size: 60_000 };
const coalescingMs = 5000;

/** A new journal, for an attempt that starts or is opened on this device for the first time. */
export const createJournal = (from: { writerEpoch: number; ack: number; savedAt?: Instant | null }): Journal => ({
  writerEpoch: from.writerEpoch,
  acknowledgedSeq: from.ack,
  savedAt: from.savedAt ?? null,
  entries: [],
  bases: {},
  tips: {},
});

/** Restores a journal as a device stored it. */
export const restoreJournal = (stored: Omit<Journal, 'tips'>): Journal => ({
  ...stored,
  tips: stored.entries.reduce((tips, { event }) => updateTextTips(tips, event), toTextTips(stored.bases)),
});

/**
 * The journal with the first unsent entry of each text written in full, so that it depends on nothing before it. The
 * meaning of every sequence number stays the same, so that either form may arrive.
 */
export const withFullTexts = (journal: Journal): Journal => ({
  ...journal,
  entries: expandFirstPatches(journal.entries, journal.bases),
});

/** The events of a journal with their numbers and times, all answers in full. */
export const expandEntries = ({ entries, bases }: Journal) => expandAll(entries, bases);

export const nextSeq = (journal: Journal): number => (journal.entries.at(-1)?.seq ?? journal.acknowledgedSeq) + 1;

/** The sync that a time counts from, and the milliseconds since; `typed` for text being typed. */
export interface EntryStamp {
  syncId: string;
  syncAt: Instant;
  sinceSync: number;
  typed?: boolean;
  /** Typed text replaces no entry from before this instant: its time was up then, and what was written in time stays. */
  typedSince?: Instant | undefined;
}

/** Whether two events write the same text: of one question or of one note. */
function isSameText(first: WrittenEvent, second: BrowserEvent): boolean {
  const isAnswer = first.kind === 'answered' || first.kind === 'patched';
  if (isAnswer && second.kind === 'answered') return first.questionId === second.questionId;
  if (first.kind !== 'annotated' || second.kind !== 'annotated') return false;
  return first.setId === second.setId && first.noteId === second.noteId;
}

function isSameTyping(last: JournalEntry | undefined, event: BrowserEvent, stamp: EntryStamp): last is JournalEntry {
  if (!stamp.typed || !last || last.isSent || last.origin || last.syncId !== stamp.syncId) return false;
  if (last.syncAt + last.sinceSync < (stamp.typedSince ?? 0)) return false;
  return isSameText(last.event, event) && stamp.sinceSync - last.firstSinceSync < coalescingMs;
}

/**
 * Appends an event, a long text as a patch. Text being typed replaces its own last entry for five seconds, unless that
 * entry was passed to a send: a sent number always means the same.
 */
export function appendEvent(journal: Journal, event: BrowserEvent, stamp: EntryStamp): Journal {
  const { syncId, syncAt, sinceSync } = stamp;
  const last = journal.entries.at(-1);
  if (isSameTyping(last, event, stamp)) {
    const next = encodeEvent(journal.tips, event, true);
    const entry = { ...last, event: next.event, sinceSync };
    return { ...journal, tips: next.tips, entries: [...journal.entries.slice(0, -1), entry] };
  }
  const next = encodeEvent(journal.tips, event, false);
  const rest = { syncId, syncAt, sinceSync, isSent: false, firstSinceSync: sinceSync };
  const entry = { seq: nextSeq(journal), event: next.event, ...rest };
  return { ...journal, tips: next.tips, entries: [...journal.entries, entry] };
}

/**
 * The oldest entries that fit one batch, marked as sent; starts at the first unacknowledged one and has at least one.
 */
export function nextBatch(
  journal: Journal,
  limits: BatchLimits = defaultBatchLimits,
): { journal: Journal; batch: readonly JournalEntry[] } {
  let size = 0;
  const batch: JournalEntry[] = [];
  for (const entry of journal.entries) {
    size += JSON.stringify(entry.event).length + 60;
    if (batch.length > 0 && (batch.length >= limits.events || size > limits.size)) break;
    batch.push({ ...entry, isSent: true });
  }
  return { journal: { ...journal, entries: [...batch, ...journal.entries.slice(batch.length)] }, batch };
}

/** Removes acknowledged entries from the journal; an older acknowledgement that arrives later changes nothing. */
export function applyAcknowledgement(journal: Journal, acknowledgement: { ack: number; at: Instant }): Journal {
  if (acknowledgement.ack < journal.acknowledgedSeq) return journal;
  const isAcknowledged = ({ seq }: JournalEntry): boolean => seq <= acknowledgement.ack;
  return {
    ...journal,
    acknowledgedSeq: acknowledgement.ack,
    savedAt: Math.max(acknowledgement.at, journal.savedAt ?? 0),
    entries: journal.entries.filter((entry) => !isAcknowledged(entry)),
    bases: updateBaseTexts(
      journal.bases,
      journal.entries.filter(isAcknowledged).map(({ event }) => event),
    ),
  };
}

/** The server's state when an attempt is opened (again). */
export interface ServerResumeState {
  writerEpoch: number;
  ack: number;
  lastSeqByWriterEpoch: Readonly<Record<number, number>>;
  at: Instant;
  syncId: string;
  /** True where the server has received events of this writer epoch. */
  hasReceivedEvents?: boolean;
}

/**
 * The journal after this browser opened the attempt (again). Where another browser wrote meanwhile, unsent entries are
 * renumbered after the server's, keeping the sync of their first writing, so that they do not overwrite a later answer.
 * The other browser's texts are unknown here, so the first entry of each text is written in full. The same holds for a
 * server that was restored from an older backup. A journal of an unknown writer epoch counts as the present one's where
 * the server has events of that epoch: they were written on this device.
 */
export function resumeJournal(journal: Journal, server: ServerResumeState): Journal {
  const isBehind = server.ack < journal.acknowledgedSeq;
  const isOwn =
    journal.writerEpoch === server.writerEpoch ||
    (journal.writerEpoch === unknownWriterEpoch && server.hasReceivedEvents === true);
  if (isOwn && !isBehind) return { ...applyAcknowledgement(journal, server), writerEpoch: server.writerEpoch };
  const acknowledged = server.lastSeqByWriterEpoch[journal.writerEpoch] ?? journal.acknowledgedSeq;
  const unsent = withFullTexts(
    applyAcknowledgement(journal, { ack: Math.max(acknowledged, journal.acknowledgedSeq), at: server.at }),
  ).entries;
  return restoreJournal({
    writerEpoch: server.writerEpoch,
    acknowledgedSeq: server.ack,
    savedAt: server.at,
    bases: {},
    entries: unsent.map((entry, index) => ({
      ...entry,
      seq: server.ack + index + 1,
      syncId: server.syncId,
      syncAt: server.at,
      sinceSync: entry.syncAt + entry.sinceSync - server.at,
      origin: entry.origin ?? { syncId: entry.syncId, sinceSync: entry.sinceSync },
      isSent: false,
    })),
  });
}

/** Why answers cannot be delivered. */
export type DeliveryProblem = 'offline' | 'heldElsewhere' | 'signedOut' | 'refused' | 'deviceFull' | 'deviceSilent';

/** Saving state of the answers, as shown to the student. */
export type SaveState =
  | { is: 'saved'; at: Instant | null }
  | { is: 'saving'; waiting: number }
  | { is: 'onDevice'; waiting: number; why: DeliveryProblem }
  | { is: 'notSaved'; waiting: number; why: DeliveryProblem };

/** `saved` only when the server has everything; `notSaved` when neither the server nor the device has it. */
export function getSaveState(journal: Journal, trouble: DeliveryProblem | null, isOnDevice = true): SaveState {
  const waiting = journal.entries.length;
  if (waiting === 0) return { is: 'saved', at: journal.savedAt };
  if (!trouble) return { is: 'saving', waiting };
  return isOnDevice ? { is: 'onDevice', waiting, why: trouble } : { is: 'notSaved', waiting, why: 'deviceFull' };
}

/** Readings of the device's clocks at a sync with the server. */
export interface SyncPoint {
  syncId: string;
  /** The server's clock at the sync. */
  syncAt: Instant;
  /** Monotonic milliseconds, valid for one page load. */
  monotonicMs: number;
  /** The device's wall clock, for a page reloaded without the network. */
  wallMs: number;
  /** Id of the page load. */
  load: string;
}

/** Milliseconds since a sync: by the monotonic clock of the same page load, else by the difference of the wall clock. */
export const msSinceSync = (sync: SyncPoint, now: { monotonicMs: number; wallMs: number; load: string }): number =>
  Math.max(0, Math.round(sync.load === now.load ? now.monotonicMs - sync.monotonicMs : now.wallMs - sync.wallMs));
