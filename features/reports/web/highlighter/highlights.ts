/** How text is marked; the line is for colour-blind readers and for print. */
export const colours = ['teal', 'amber', 'jade', 'line'] as const;
export type Colour = (typeof colours)[number];

/** A marked range of a passage: character offsets of its text, without formulas. */
export interface Highlight {
  id: string;
  from: number;
  to: number;
  colour: Colour;
  /** The reader's note; may be empty. */
  note: string;
}

/** What remains of a highlight outside of a range; its note stays with the first part. */
const subtractRange = (highlight: Highlight, { from, to }: { from: number; to: number }): Highlight[] => {
  if (highlight.to <= from || to <= highlight.from) return [highlight];
  const pieces = [
    { ...highlight, to: from },
    { ...highlight, id: `${highlight.id}+`, from: to },
  ].filter((piece) => piece.from < piece.to);
  return pieces.map((piece, at) => ({ ...piece, note: at === 0 ? highlight.note : '' }));
};

const sortByPosition = (highlights: readonly Highlight[]): Highlight[] =>
  highlights.toSorted((a, b) => a.from - b.from);

/** Highlights a range: a newer colour replaces older ones, and the notes of what it covers are joined. */
export const withHighlight = (highlights: readonly Highlight[], added: Highlight): Highlight[] => {
  const covered = highlights.filter(({ from, to }) => added.from <= from && to <= added.to);
  const note = [added.note, ...covered.map((highlight) => highlight.note)].filter(Boolean).join('\n');
  return sortByPosition([...highlights.flatMap((highlight) => subtractRange(highlight, added)), { ...added, note }]);
};

/** Removes the highlights of a range. */
export const withoutRange = (highlights: readonly Highlight[], stretch: { from: number; to: number }): Highlight[] =>
  sortByPosition(highlights.flatMap((highlight) => subtractRange(highlight, stretch)));

const isSame = (a: Highlight, b: Highlight): boolean =>
  a.id === b.id && a.from === b.from && a.to === b.to && a.colour === b.colour && a.note === b.note;

/**
 * Merges a change of one window into a passage that another window may have marked since: additions and removals of the
 * other window are kept.
 */
export const mergeHighlights = (
  stored: readonly Highlight[],
  { before, after }: { before: readonly Highlight[]; after: readonly Highlight[] },
): Highlight[] => {
  const isIn = (highlights: readonly Highlight[], { id }: Highlight) =>
    highlights.some((highlight) => highlight.id === id);
  const own = after.filter((highlight) => isIn(stored, highlight) || !before.some((known) => isSame(known, highlight)));
  const others = stored.filter((highlight) => !isIn(before, highlight) && !isIn(after, highlight));
  return own.reduce((all, highlight) => withHighlight(all, highlight), others);
};

/** A key for a passage by its text (FNV-1a), so that it is recognised in any report. */
export const passageKey = (words: string): string => {
  let sum = 0x811c9dc5;
  const tidy = words.replaceAll(/\s+/g, ' ').trim();
  for (let at = 0; at < tidy.length; at += 1) sum = Math.imul(sum ^ tidy.charCodeAt(at), 0x01000193);
  return `${tidy.length}-${(sum >>> 0).toString(16)}`;
};
