import type { Instant } from './types.ts';
import type { BrowserEvent } from './wire.ts';

/** One event as the browser keeps it until the server holds it. */
export interface JournalEntry {
  seq: number;
  event: BrowserEvent;
  syncId: string;
  /** When that sync was, by the server's clock. */
  syncAt: Instant;
  sinceSync: number;
  /** True from the moment that it was handed to a send: from then on it is never changed. */
  sent: boolean;
  /** `sinceSync` of the first text that was coalesced into it. */
  firstSinceSync: number;
}

/** The browser's journal of one attempt; shared by its windows, kept on the device, changed before anything shows as done. */
export interface Journal {
  /** Who the numbers belong to: the holder that the server gave at the start. */
  holder: number;
  /** Everything up to here is on the server. */
  acked: number;
  /** The server's clock at the last acknowledgement. */
  savedAt: Instant | null;
  entries: readonly JournalEntry[];
}

/** How much one batch carries. */
export interface BatchLimits {
  events: number;
  /** Characters of JSON, about. */
  size: number;
}

const usualLimits: BatchLimits = { events: 200, size: 60_000 };
const snapshotMs = 5000;

/** A journal as an attempt starts or is opened on a device for the first time. */
export const emptyJournal = (from: { holder: number; ack: number; savedAt?: Instant | null }): Journal => ({
  holder: from.holder,
  acked: from.ack,
  savedAt: from.savedAt ?? null,
  entries: [],
});

/** The number that the next event gets. */
export const nextSeq = (journal: Journal): number => (journal.entries.at(-1)?.seq ?? journal.acked) + 1;

/** The server's sync that a time counts from, and the milliseconds since; `typed` for text that is being written. */
export interface Stamp {
  syncId: string;
  syncAt: Instant;
  sinceSync: number;
  typed?: boolean;
}

/** Whether two events write the same text: of one question, or of one note. */
function isSameText(one: BrowserEvent, other: BrowserEvent): boolean {
  if (one.kind === 'answered' && other.kind === 'answered') return one.questionId === other.questionId;
  if (one.kind !== 'annotated' || other.kind !== 'annotated') return false;
  return one.setId === other.setId && one.noteId === other.noteId;
}

function isSameTyping(last: JournalEntry | undefined, event: BrowserEvent, stamp: Stamp): last is JournalEntry {
  if (!stamp.typed || !last || last.sent || last.syncId !== stamp.syncId) return false;
  return isSameText(last.event, event) && stamp.sinceSync - last.firstSinceSync < snapshotMs;
}

/**
 * Writes an event down. Text that is being typed replaces its own last snapshot for five seconds, as long as that was
 * never handed to a send: a number once sent always means the same.
 */
export function append(journal: Journal, event: BrowserEvent, stamp: Stamp): Journal {
  const { syncId, syncAt, sinceSync } = stamp;
  const last = journal.entries.at(-1);
  if (isSameTyping(last, event, stamp)) {
    return { ...journal, entries: [...journal.entries.slice(0, -1), { ...last, event, sinceSync }] };
  }
  const entry = { seq: nextSeq(journal), event, syncId, syncAt, sinceSync, sent: false, firstSinceSync: sinceSync };
  return { ...journal, entries: [...journal.entries, entry] };
}

/** The oldest entries that fit one batch, marked as sent; always from the first that is not acknowledged, at least one. */
export function nextBatch(
  journal: Journal,
  limits: BatchLimits = usualLimits,
): { journal: Journal; batch: readonly JournalEntry[] } {
  let size = 0;
  const batch: JournalEntry[] = [];
  for (const entry of journal.entries) {
    size += JSON.stringify(entry.event).length + 60;
    if (batch.length > 0 && (batch.length >= limits.events || size > limits.size)) break;
    batch.push({ ...entry, sent: true });
  }
  return { journal: { ...journal, entries: [...batch, ...journal.entries.slice(batch.length)] }, batch };
}

/** What the server holds leaves the journal; an older acknowledgement that comes late changes nothing. */
export function acknowledged(journal: Journal, held: { ack: number; at: Instant }): Journal {
  if (held.ack < journal.acked) return journal;
  return {
    ...journal,
    acked: held.ack,
    savedAt: Math.max(held.at, journal.savedAt ?? 0),
    entries: journal.entries.filter((entry) => entry.seq > held.ack),
  };
}

/**
 * The journal after this browser opened the attempt (again). Where another browser wrote meanwhile, what is not on the
 * server gets new numbers after what is, counted from the new sync; its times stay the same, so that a later answer from
 * elsewhere is not undone by it.
 */
export function resumed(
  journal: Journal,
  server: { holder: number; ack: number; holderEndedAt: Readonly<Record<number, number>>; at: Instant; syncId: string },
): Journal {
  if (server.holder === journal.holder) return acknowledged(journal, server);
  const kept = server.holderEndedAt[journal.holder] ?? journal.acked;
  const unsent = journal.entries.filter((entry) => entry.seq > kept);
  return {
    holder: server.holder,
    acked: server.ack,
    savedAt: server.at,
    entries: unsent.map((entry, index) => ({
      ...entry,
      seq: server.ack + index + 1,
      syncId: server.syncId,
      syncAt: server.at,
      sinceSync: entry.syncAt + entry.sinceSync - server.at,
      sent: false,
    })),
  };
}

/** Why nothing can be delivered. */
export type Trouble = 'offline' | 'heldElsewhere' | 'signedOut' | 'refused' | 'deviceFull';

/** What is true of the answers, for the line that says it in words. */
export type SaveState =
  | { is: 'saved'; at: Instant | null }
  | { is: 'saving'; waiting: number }
  | { is: 'onDevice'; waiting: number; why: Trouble }
  | { is: 'notSaved'; why: Trouble };

/** Saved only when the server holds everything; not saved when not even the device does. */
export function saveStateOf(journal: Journal, trouble: Trouble | null): SaveState {
  if (trouble === 'deviceFull') return { is: 'notSaved', why: trouble };
  const waiting = journal.entries.length;
  if (waiting === 0) return { is: 'saved', at: journal.savedAt };
  return trouble ? { is: 'onDevice', waiting, why: trouble } : { is: 'saving', waiting };
}

/** Where the device's clocks stood at a sync with the server. */
export interface SyncPoint {
  syncId: string;
  /** The server's clock at the sync. */
  syncAt: Instant;
  /** Monotonic milliseconds, valid while the page lives. */
  monotonicMs: number;
  /** The device's wall clock, for a page that was loaded again without the network. */
  wallMs: number;
  /** Which page load made it. */
  load: string;
}

/** Milliseconds since a sync: by the monotonic clock of the same page load, else by the difference of the wall clock. */
export const sinceSyncOf = (sync: SyncPoint, now: { monotonicMs: number; wallMs: number; load: string }): number =>
  Math.max(0, Math.round(sync.load === now.load ? now.monotonicMs - sync.monotonicMs : now.wallMs - sync.wallMs));
