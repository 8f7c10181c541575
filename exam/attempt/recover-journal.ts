import { restoreJournal, unknownWriterEpoch, type Journal, type JournalEntry } from './journal.ts';
import { readFields, isIntegerFrom, readEntry } from './read-entry.ts';
import { isPatchFor } from './text-patch.ts';
import type { Instant } from './types.ts';
import { findAnswerText } from './text-patching.ts';
import { updateTextTips, toTextTips, type BaseTexts } from './base-texts.ts';

/** The stored rows of one journal, not validated. */
export interface StoredJournalRows {
  /** Writer epoch, last acknowledgement and its time, last number given; undefined where the row is missing. */
  head: unknown;
  entries: readonly unknown[];
  /** Base texts of patches, each with its question. */
  bases: readonly unknown[];
}

/** A journal as far as it can be recovered from a device. */
export interface RecoveredJournal {
  journal: Journal;
  /** The rows that cannot be used, unchanged. */
  unread: readonly unknown[];
  /** False where there is a head row that cannot be read. */
  isHeadRead: boolean;
  /** True where something unreadable or missing was replaced. */
  isMended: boolean;
}

/** A row with its number and its entry; null where the entry cannot be read. */
interface Row {
  row: unknown;
  seq: number;
  entry: JournalEntry | null;
}

type JournalHead = Pick<Journal, 'writerEpoch' | 'acknowledgedSeq' | 'savedAt'> & {
  /** The last number given, as far as the head row says. */
  lastSeq: number;
};

// A larger gap is treated as damage: no device loses that many entries in a row.
const maxMissing = 1000;

const parseHead = (row: unknown): JournalHead | null => {
  const { writerEpoch, acknowledgedSeq, savedAt, lastSeq } = readFields(row);
  const isTime = savedAt === null || isIntegerFrom(0, savedAt);
  if (!isIntegerFrom(unknownWriterEpoch, writerEpoch) || !isIntegerFrom(0, acknowledgedSeq) || !isTime) return null;
  const isNear = isIntegerFrom(acknowledgedSeq, lastSeq) && lastSeq - acknowledgedSeq <= maxMissing;
  return { writerEpoch, acknowledgedSeq, savedAt, lastSeq: isNear ? lastSeq : acknowledgedSeq };
};

const isJson = (value: unknown): boolean => {
  try {
    return JSON.stringify(value).length > 0;
  } catch {
    return false;
  }
};

/** Base texts of patches; unreadable ones are left out. */
const parseBaseTexts = (rows: readonly unknown[]): BaseTexts =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const { questionId, value, patchedLength } = readFields(row);
      const isOne =
        isIntegerFrom(1, questionId) &&
        isIntegerFrom(0, patchedLength) &&
        findAnswerText(value) !== null &&
        isJson(value);
      return isOne ? [[questionId, { value, patchedLength }]] : [];
    }),
  );

/** Rows in the order of their numbers; of duplicates the first readable one. */
const sortRowsBySeq = (rows: readonly unknown[]): Row[] => {
  const bySeq = new Map<number, Row>();
  for (const row of rows) {
    const { seq } = readFields(row);
    if (isIntegerFrom(1, seq) && !bySeq.get(seq)?.entry) bySeq.set(seq, { row, seq, entry: readEntry(row) });
  }
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
};

/** Splits rows where too many numbers are missing between two. */
const splitIntoRuns = (rows: readonly Row[]): Row[][] => {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const last = run?.at(-1)?.seq;
    if (run && last !== undefined && row.seq - last <= maxMissing) run.push(row);
    else runs.push([row]);
  }
  return runs;
};

/**
 * The rows with plausible numbers, and a matching head. A head that contradicts its entries is discarded: the writer is
 * then unknown, and whatever came before the first entry of the longest run is assumed acknowledged.
 */
const selectRun = (head: JournalHead | null, rows: readonly Row[]): { head: JournalHead; run: readonly Row[] } => {
  const [first] = rows;
  if (head && !first) return { head, run: [] };
  const runs = splitIntoRuns(rows);
  const next = runs[0]?.[0]?.seq ?? 0;
  if (head && next > head.acknowledgedSeq && next - head.acknowledgedSeq <= maxMissing)
    return { head, run: runs[0] ?? [] };
  const [run = []] = runs.toSorted((a, b) => b.length - a.length);
  const acknowledgedSeq = (run[0]?.seq ?? 1) - 1;
  return { head: { writerEpoch: unknownWriterEpoch, acknowledgedSeq, savedAt: null, lastSeq: acknowledgedSeq }, run };
};

/** The entry of each number; null where it is unreadable, missing, or patches an unknown text. */
const fillRun = (
  { acknowledgedSeq, lastSeq }: JournalHead,
  run: readonly Row[],
  bases: BaseTexts,
): (JournalEntry | null)[] => {
  const bySeq = new Map(run.map(({ seq, entry }) => [seq, entry]));
  const count = Math.max(lastSeq, run.at(-1)?.seq ?? acknowledgedSeq) - acknowledgedSeq;
  let tips = toTextTips(bases);
  return Array.from({ length: count }, (_, index) => {
    const entry = bySeq.get(acknowledgedSeq + 1 + index) ?? null;
    if (!entry) return null;
    const { event } = entry;
    if (event.kind === 'patched') {
      const text = findAnswerText(tips[event.questionId]?.after?.value);
      if (text === null || !isPatchFor(text, event.patch)) return null;
    }
    tips = updateTextTips(tips, event);
    return entry;
  });
};

/** Placeholder for an unknown sync; see `withSync`. */
const unknownSync = '';

/**
 * Fills every gap with a `started` event, which changes nothing in a running attempt and is what the first entry was in
 * a new one. It takes the time of the entry before it, or of the next.
 */
const fillGaps = (
  acknowledgedSeq: number,
  entries: readonly (JournalEntry | null)[],
  savedAt: Instant,
): JournalEntry[] => {
  const first = entries.find((entry) => entry !== null);
  let near: Omit<JournalEntry, 'seq' | 'event'> = first ?? {
    ...{ syncId: unknownSync, syncAt: savedAt, sinceSync: 0, isSent: true, firstSinceSync: 0 },
  };
  return entries.map((entry, index) => {
    near = entry ?? near;
    return entry ?? { ...near, seq: acknowledgedSeq + 1 + index, event: { kind: 'started' }, isSent: true };
  });
};

/**
 * Recovers a journal from stored rows, and lists the rows that are damaged or written by another build. Never throws;
 * every readable entry keeps its number, time and content. The number of an unreadable entry stays taken: it may have
 * been sent, and the server accepts nothing after a gap. A patch of an unknown text cannot be used either.
 */
export function recoverJournal({ head: headRow, entries: rows, bases: texts }: StoredJournalRows): RecoveredJournal {
  const known = parseHead(headRow);
  const { head, run } = selectRun(known, sortRowsBySeq(rows));
  const bases = parseBaseTexts(texts);
  const read = fillRun(head, run, bases);
  const used = new Set(run.filter(({ seq }) => read[seq - head.acknowledgedSeq - 1]).map(({ row }) => row));
  const unread = rows.filter((row) => !used.has(row));
  const { writerEpoch, acknowledgedSeq, savedAt } = head;
  return {
    journal: restoreJournal({
      writerEpoch,
      acknowledgedSeq,
      savedAt,
      bases,
      entries: fillGaps(acknowledgedSeq, read, savedAt ?? 0),
    }),
    unread,
    isHeadRead: known !== null || headRow === undefined,
    isMended: head !== known || unread.length > 0 || read.includes(null),
  };
}

/** Replaces unknown syncs by a given one, so that what follows cannot claim an earlier time. */
export const withSync = (journal: Journal, { syncId, at }: { syncId: string; at: Instant }): Journal => ({
  ...journal,
  entries: journal.entries.map((entry) => (entry.syncId === unknownSync ? { ...entry, syncId, syncAt: at } : entry)),
});
