import { keptJournal, unknownHolder, type Journal, type JournalEntry } from './journal.ts';
import { fieldsIn, isFrom, readEntry } from './read-entry.ts';
import { patchFits } from './text-patch.ts';
import type { Instant } from './types.ts';
import { textIn } from './worded.ts';
import { tipsAfter, tipsOf, type Wordings } from './wordings.ts';

/** One journal as a device gives it back: nothing of it has been looked into. */
export interface KeptRows {
  /** Holder, last acknowledgement and when that was, last number given; undefined where there is no such row. */
  head: unknown;
  entries: readonly unknown[];
  /** Long texts as the server has them by this journal, each with its question. */
  bases: readonly unknown[];
}

/** A journal as far as a device can give it back. */
export interface Recovered {
  journal: Journal;
  /** The entries that cannot be used, as they were given. */
  unread: readonly unknown[];
  /** False where there is a head that says nothing. */
  isHeadRead: boolean;
  /** True where something had to be put in the place of what cannot be read, or is missing. */
  isMended: boolean;
}

/** A row, its number where it has one, and the entry in it where it has one. */
interface Row {
  row: unknown;
  seq: number;
  entry: JournalEntry | null;
}

type Head = Pick<Journal, 'holder' | 'acked' | 'savedAt'> & {
  /** The last number that the device knows to be given; nothing where the head does not say it. */
  lastSeq: number;
};

// A number that stands farther off than that is no next one; nobody writes so much that all of it goes astray.
const mostMissing = 1000;

const headIn = (row: unknown): Head | null => {
  const { holder, acked, savedAt, lastSeq } = fieldsIn(row);
  const isTime = savedAt === null || isFrom(0, savedAt);
  if (!isFrom(unknownHolder, holder) || !isFrom(0, acked) || !isTime) return null;
  const isNear = isFrom(acked, lastSeq) && lastSeq - acked <= mostMissing;
  return { holder, acked, savedAt, lastSeq: isNear ? lastSeq : acked };
};

const isJson = (value: unknown): boolean => {
  try {
    return JSON.stringify(value).length > 0;
  } catch {
    return false;
  }
};

/** The texts that patches build on; one that cannot be read is as if it were not there. */
const wordingsIn = (rows: readonly unknown[]): Wordings =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const { questionId, value, grown } = fieldsIn(row);
      const isOne = isFrom(1, questionId) && isFrom(0, grown) && textIn(value) !== null && isJson(value);
      return isOne ? [[questionId, { value, grown }]] : [];
    }),
  );

/** Rows by their numbers, in order; of several with one number the first that can be read. */
const numbered = (rows: readonly unknown[]): Row[] => {
  const bySeq = new Map<number, Row>();
  for (const row of rows) {
    const { seq } = fieldsIn(row);
    if (isFrom(1, seq) && !bySeq.get(seq)?.entry) bySeq.set(seq, { row, seq, entry: readEntry(row) });
  }
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
};

/** Rows parted where too many numbers are missing between two. */
const runsOf = (rows: readonly Row[]): Row[][] => {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const last = run?.at(-1)?.seq;
    if (run && last !== undefined && row.seq - last <= mostMissing) run.push(row);
    else runs.push([row]);
  }
  return runs;
};

/**
 * The rows whose numbers make sense, and the head by which they do. One that says otherwise than its entries says nothing:
 * whose they are is unknown then, and that what came before the first of the longest run has left the device.
 */
const placed = (head: Head | null, rows: readonly Row[]): { head: Head; run: readonly Row[] } => {
  const [first] = rows;
  if (head && !first) return { head, run: [] };
  const runs = runsOf(rows);
  const next = runs[0]?.[0]?.seq ?? 0;
  if (head && next > head.acked && next - head.acked <= mostMissing) return { head, run: runs[0] ?? [] };
  const [run = []] = runs.toSorted((one, other) => other.length - one.length);
  const acked = (run[0]?.seq ?? 1) - 1;
  return { head: { holder: unknownHolder, acked, savedAt: null, lastSeq: acked }, run };
};

/** Of each number its entry; null where it cannot be read, is missing, or changes a text that is not there. */
const entriesFrom = ({ acked, lastSeq }: Head, run: readonly Row[], bases: Wordings): (JournalEntry | null)[] => {
  const bySeq = new Map(run.map(({ seq, entry }) => [seq, entry]));
  const count = Math.max(lastSeq, run.at(-1)?.seq ?? acked) - acked;
  let tips = tipsOf(bases);
  return Array.from({ length: count }, (_, index) => {
    const entry = bySeq.get(acked + 1 + index) ?? null;
    if (!entry) return null;
    const { event } = entry;
    if (event.kind === 'patched') {
      const text = textIn(tips[event.questionId]?.after?.value);
      if (text === null || !patchFits(text, event.patch)) return null;
    }
    tips = tipsAfter(tips, event);
    return entry;
  });
};

/** The mark of a time that no entry told; see `withSync`. */
const noSync = '';

/**
 * Every number with an entry. What cannot be used is said as a beginning, which changes nothing in an attempt that has
 * begun, and is what the first entry was in one that has not. It claims the time of the entry before it, or of the next.
 */
const withoutGaps = (acked: number, entries: readonly (JournalEntry | null)[], savedAt: Instant): JournalEntry[] => {
  const first = entries.find((entry) => entry !== null);
  let near: Omit<JournalEntry, 'seq' | 'event'> = first ?? {
    ...{ syncId: noSync, syncAt: savedAt, sinceSync: 0, sent: true, firstSinceSync: 0 },
  };
  return entries.map((entry, index) => {
    near = entry ?? near;
    return entry ?? { ...near, seq: acked + 1 + index, event: { kind: 'started' }, sent: true };
  });
};

/**
 * What a device kept of a journal, as far as it can be read, and the rows that cannot: damaged, or written by another
 * build. Whatever stands in them, nothing is thrown, and every entry that can be read keeps its number, its time and what
 * it says. The number of one that cannot be read stays taken: it may have been sent, and the server takes nothing after
 * a gap. A change of a text that is not known cannot be used either.
 */
export function recovered({ head: headRow, entries: rows, bases: texts }: KeptRows): Recovered {
  const known = headIn(headRow);
  const { head, run } = placed(known, numbered(rows));
  const bases = wordingsIn(texts);
  const read = entriesFrom(head, run, bases);
  const used = new Set(run.filter(({ seq }) => read[seq - head.acked - 1]).map(({ row }) => row));
  const unread = rows.filter((row) => !used.has(row));
  const { holder, acked, savedAt } = head;
  return {
    journal: keptJournal({ holder, acked, savedAt, bases, entries: withoutGaps(acked, read, savedAt ?? 0) }),
    unread,
    isHeadRead: known !== null || headRow === undefined,
    isMended: head !== known || unread.length > 0 || read.includes(null),
  };
}

/** The journal with the times that no entry told counted from a sync of the server: whatever follows claims no earlier one. */
export const withSync = (journal: Journal, { syncId, at }: { syncId: string; at: Instant }): Journal => ({
  ...journal,
  entries: journal.entries.map((entry) => (entry.syncId === noSync ? { ...entry, syncId, syncAt: at } : entry)),
});
