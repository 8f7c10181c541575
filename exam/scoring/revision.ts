import { tokenize, wordDiff, type DiffRun, type Token } from './word-diff.ts';

/** A note on some words of a draft; `from` and `to` count characters of that draft. */
export interface AnchoredNote {
  id: string;
  from: number;
  to: number;
  /** The error that it names; null where it names none. */
  code: string | null;
}

/** A draft with the notes that were made on it. */
export interface NotedDraft {
  text: string;
  notes: readonly AnchoredNote[];
}

/** Some characters of a draft. */
export interface Span {
  from: number;
  to: number;
}

/** What became of a note of the earlier draft, with where its words stand in the later one; null where they are gone. */
export interface PreviousNote {
  id: string;
  state: 'fixed' | 'still';
  at: Span | null;
}

/** What became of a text from one draft to the next. */
export interface Revision {
  runs: DiffRun[];
  /** The notes of the earlier draft, in their order. */
  former: PreviousNote[];
  /** Ids of the later draft's notes that say what no earlier note said. */
  fresh: string[];
}

/** Both drafts word by word, with the place in the later one of every word that they share. */
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
const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** The characters of the later draft between two of its words, both included; undefined where there are none. */
const findSpan = ({ after }: Alignment, first: number, last: number): Span | undefined => {
  const [start, end] = [after[first], after[last]];
  return start && end && first <= last ? { from: start.from, to: getTokenEnd(end) } : undefined;
};

/** Where noted words lie in the later draft, or what took their place, and whether they still stand there side by side. */
const followNote = (note: Span, it: Alignment): { isWhole: boolean; span: Span | undefined } => {
  const { before, after, shared } = it;
  const covered = before.flatMap((token, index) =>
    token.word !== '' && overlaps(note, { from: token.from, to: getTokenEnd(token) }) ? [index] : [],
  );
  const [first = 0, last = -1] = [covered[0], covered.at(-1)];
  const [start, end] = [shared.get(first), shared.get(last)];
  const isWhole = start !== undefined && end === start + last - first && covered.every((index) => shared.has(index));
  if (isWhole) return { isWhole, span: findSpan(it, start, end) };
  let [left, right] = [first - 1, last + 1];
  while (left >= 0 && !shared.has(left)) left -= 1;
  while (right < before.length && !shared.has(right)) right += 1;
  const from = (shared.get(left) ?? -1) + 1;
  return { isWhole, span: findSpan(it, from, (shared.get(right) ?? after.length) - 1) };
};

/**
 * Sets two drafts of a text side by side. A note of the first is fixed once its words no longer stand there together,
 * and still there where they do, or where the later marker names the same error in what took their place. Notes of the
 * second that no note of the first matches are fresh.
 */
export function compareDrafts(before: NotedDraft, after: NotedDraft): Revision {
  const runs = wordDiff(before.text, after.text);
  const alignment = alignDrafts(runs, before.text, after.text);
  const matched = new Set<string>();
  const former = before.notes.map((note): PreviousNote => {
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
  return { runs, former, fresh: after.notes.flatMap(({ id }) => (matched.has(id) ? [] : [id])) };
}
