import type { Instant } from './types.ts';
import type { BrowserEvent, WrittenEvent } from './wire.ts';
import {
  allWhole,
  tipsAfter,
  tipsOf,
  wholeAtFirst,
  wordingsAfter,
  written,
  type Tips,
  type Wordings,
} from './wordings.ts';

/** One event as the browser keeps it until the server holds it. */
export interface JournalEntry {
  seq: number;
  event: WrittenEvent;
  syncId: string;
  /** When that sync was, by the server's clock. */
  syncAt: Instant;
  sinceSync: number;
  /** The sync that it was written under, where the browser took the attempt over (again) since. */
  origin?: { syncId: string; sinceSync: number };
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
  /** By question, what the server has of a long text by this very journal at `acked`: what its patches build on. */
  bases: Wordings;
  /** The same after the last entry, and before the last one that wrote it; known from the two above. */
  tips: Tips;
}

/** The holder of a journal of which a device does not know whose it was; the server counts from 1. */
export const unknownHolder = 0;

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
  bases: {},
  tips: {},
});

/** A journal as a device kept it. */
export const keptJournal = (kept: Omit<Journal, 'tips'>): Journal => ({
  ...kept,
  tips: kept.entries.reduce((tips, { event }) => tipsAfter(tips, event), tipsOf(kept.bases)),
});

/**
 * The journal with the first that is unsent of each text written whole: it needs nothing before it any more. What every
 * number comes to stays the same, so that it does not matter which form of it arrives.
 */
export const withWholeTexts = (journal: Journal): Journal => ({
  ...journal,
  entries: wholeAtFirst(journal.entries, journal.bases),
});

/** The events of a journal with their numbers and times, every answer whole. */
export const wholeEntriesOf = ({ entries, bases }: Journal) => allWhole(entries, bases);

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
function isSameText(one: WrittenEvent, other: BrowserEvent): boolean {
  const isAnswer = one.kind === 'answered' || one.kind === 'patched';
  if (isAnswer && other.kind === 'answered') return one.questionId === other.questionId;
  if (one.kind !== 'annotated' || other.kind !== 'annotated') return false;
  return one.setId === other.setId && one.noteId === other.noteId;
}

function isSameTyping(last: JournalEntry | undefined, event: BrowserEvent, stamp: Stamp): last is JournalEntry {
  if (!stamp.typed || !last || last.sent || last.origin || last.syncId !== stamp.syncId) return false;
  return isSameText(last.event, event) && stamp.sinceSync - last.firstSinceSync < snapshotMs;
}

/**
 * Writes an event down, a long text as what has changed of it. What is being typed replaces its own last entry for five
 * seconds, as long as that was never handed to a send: a number once sent always means the same.
 */
export function append(journal: Journal, event: BrowserEvent, stamp: Stamp): Journal {
  const { syncId, syncAt, sinceSync } = stamp;
  const last = journal.entries.at(-1);
  if (isSameTyping(last, event, stamp)) {
    const next = written(journal.tips, event, true);
    const entry = { ...last, event: next.event, sinceSync };
    return { ...journal, tips: next.tips, entries: [...journal.entries.slice(0, -1), entry] };
  }
  const next = written(journal.tips, event, false);
  const rest = { syncId, syncAt, sinceSync, sent: false, firstSinceSync: sinceSync };
  const entry = { seq: nextSeq(journal), event: next.event, ...rest };
  return { ...journal, tips: next.tips, entries: [...journal.entries, entry] };
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
  const isHeld = ({ seq }: JournalEntry): boolean => seq <= held.ack;
  return {
    ...journal,
    acked: held.ack,
    savedAt: Math.max(held.at, journal.savedAt ?? 0),
    entries: journal.entries.filter((entry) => !isHeld(entry)),
    bases: wordingsAfter(
      journal.bases,
      journal.entries.filter(isHeld).map(({ event }) => event),
    ),
  };
}

/** What the server says when an attempt is opened (again). */
export interface Resuming {
  holder: number;
  ack: number;
  holderEndedAt: Readonly<Record<number, number>>;
  at: Instant;
  syncId: string;
  /** True where it has taken events of this very holder. */
  hasHeard?: boolean;
}

/**
 * The journal after this browser opened the attempt (again). Where another browser wrote meanwhile, what is not on the
 * server gets new numbers after what is, and the sync that it was written under goes along: its times stay the same, so that a later answer from
 * elsewhere is not undone by it. What others wrote of a text is not known here: the first of each is written whole. So it
 * is with a server that was put back to an earlier day, and lacks what it once held. A journal of an unknown holder is
 * the present one's where that one was heard before: it wrote on this very device.
 */
export function resumed(journal: Journal, server: Resuming): Journal {
  const isBehind = server.ack < journal.acked;
  const isOwn = journal.holder === server.holder || (journal.holder === unknownHolder && server.hasHeard === true);
  if (isOwn && !isBehind) return { ...acknowledged(journal, server), holder: server.holder };
  const kept = server.holderEndedAt[journal.holder] ?? journal.acked;
  const unsent = withWholeTexts(acknowledged(journal, { ack: Math.max(kept, journal.acked), at: server.at })).entries;
  return keptJournal({
    holder: server.holder,
    acked: server.ack,
    savedAt: server.at,
    bases: {},
    entries: unsent.map((entry, index) => ({
      ...entry,
      seq: server.ack + index + 1,
      syncId: server.syncId,
      syncAt: server.at,
      sinceSync: entry.syncAt + entry.sinceSync - server.at,
      origin: entry.origin ?? { syncId: entry.syncId, sinceSync: entry.sinceSync },
      sent: false,
    })),
  });
}
