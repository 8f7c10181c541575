import { tokenize, wordDiff, type DiffRun, type Token } from './word-diff.ts';

/** A note on a range of a draft, counted in characters. */
export interface AnchoredNote {
  id: string;
  from: number;
  to: number;
  /** Code of the error; null where it names none. */
  code: string | null;
}

export interface NotedDraft {
  text: string;
  notes: readonly AnchoredNote[];
}

/** A range of characters. */
export interface Span {
  from: number;
  to: number;
}

/**
 * A note of the earlier draft: whether it was fixed, and its position in the later draft; null where its words were
 * removed.
 */
export interface PreviousNote {
  id: string;
  state: 'fixed' | 'still';
  at: Span | null;
}

/** Differences between two drafts. */
export interface Revision {
  runs: DiffRun[];
  /** The notes of the earlier draft, in their order. */
  former: PreviousNote[];
  /** Ids of the later draft's notes that match no earlier note. */
  fresh: string[];
}

/** Both drafts as tokens, with the position in the later one of every shared token. */
interface Alignment {
  before: readonly Token[];
  after: readonly Token[];
  shared: ReadonlyMap<number, number>;
}

const alignDrafts = (runs: readonly DiffRun[], before: string, after: string): Alignment => {
  const shared = new Map<number, number>();
  let [old, fresh] = [0, 0];
  for (const { is, text } of runs) {
    const count = tokenize(text).length;
    if (is === 'same') for (let step = 0; step < count; step += 1) shared.set(old + step, fresh + step);
    if (is !== 'inserted') old += count;
    if (is !== 'deleted') fresh += count;
  }
  return { before: tokenize(before), after: tokenize(after), shared };
};

const getTokenEnd = ({ from, word }: Token): number => from + word.length;
const overlaps = (first: Span, second: Span): boolean => first.from < second.to && second.from < first.to;

/** Range of the later draft between two of its words, inclusive; undefined where it is empty. */
const findSpan = ({ after }: Alignment, first: number, last: number): Span | undefined => {
  const [start, end] = [after[first], after[last]];
  return start && end && first <= last ? { from: start.from, to: getTokenEnd(end) } : undefined;
};

/** Position of noted words in the later draft, or of their replacement, and whether they are still together. */
const followNote = (note: Span, alignment: Alignment): { isWhole: boolean; span: Span | undefined } => {
  const { before, after, shared } = alignment;
  const covered = before.flatMap((token, index) =>
    token.word !== '' && overlaps(note, { from: token.from, to: getTokenEnd(token) }) ? [index] : [],
  );
  const [first = 0, last = -1] = [covered[0], covered.at(-1)];
  const [start, end] = [shared.get(first), shared.get(last)];
  const isWhole = start !== undefined && end === start + last - first && covered.every((index) => shared.has(index));
  if (isWhole) return { isWhole, span: findSpan(alignment, start, end) };
  let [left, right] = [first - 1, last + 1];
  while (left >= 0 && !shared.has(left)) left -= 1;
  while (right < before.length && !shared.has(right)) right += 1;
  const from = (shared.get(left) ?? -1) + 1;
  return { isWhole, span: findSpan(alignment, from, (shared.get(right) ?? after.length) - 1) };
};

/**
 * Compares two drafts. A note of the first is fixed once its words no longer stand together, and still open where they
 * do, or where the later marker names the same error in their replacement. Notes of the second that match no note of
 * the first are fresh.
 */
export function compareDrafts(before: NotedDraft, after: NotedDraft): Revision {
  const runs = wordDiff(before.text, after.text);
  const alignment = alignDrafts(runs, before.text, after.text);
  const matched = new Set<string>();
  const previousNotes = before.notes.map((note): PreviousNote => {
    const { isWhole, span } = followNote(note, alignment);
    const again = after.notes.filter(
      (later) =>
        span !== undefined &&
        overlaps(later, span) &&
        (isWhole && (later.code === null || note.code === null)
          ? true
          : later.code !== null && later.code === note.code),
    );
    for (const { id } of again) matched.add(id);
    const state = isWhole || again.length > 0 ? 'still' : 'fixed';
    return { id: note.id, state, at: span ?? null };
  });
  return { runs, former: previousNotes, fresh: after.notes.flatMap(({ id }) => (matched.has(id) ? [] : [id])) };
}
