/** How words are marked; the line is for whoever tells colours apart badly, and for paper. */
export const colours = ['teal', 'amber', 'jade', 'line'] as const;
export type Colour = (typeof colours)[number];

/** A marked stretch of a passage: characters of its words, from the first on, formulas left out. */
export interface Highlight {
  id: string;
  from: number;
  to: number;
  colour: Colour;
  /** What the reader notes of it; may be empty. */
  note: string;
}

/** What is left of a highlight beside a stretch; its note stays with the first piece. */
const beside = (it: Highlight, { from, to }: { from: number; to: number }): Highlight[] => {
  if (it.to <= from || to <= it.from) return [it];
  const pieces = [
    { ...it, to: from },
    { ...it, id: `${it.id}+`, from: to },
  ].filter((piece) => piece.from < piece.to);
  return pieces.map((piece, at) => ({ ...piece, note: at === 0 ? it.note : '' }));
};

const inOrder = (highlights: readonly Highlight[]): Highlight[] => highlights.toSorted((a, b) => a.from - b.from);

/** Marks a stretch: the same words never carry two colours, the newer one is seen; notes of what it covers join it. */
export const withHighlight = (highlights: readonly Highlight[], added: Highlight): Highlight[] => {
  const covered = highlights.filter(({ from, to }) => added.from <= from && to <= added.to);
  const note = [added.note, ...covered.map((one) => one.note)].filter(Boolean).join('\n');
  return inOrder([...highlights.flatMap((one) => beside(one, added)), { ...added, note }]);
};

/** Takes the marks off a stretch. */
export const withoutStretch = (highlights: readonly Highlight[], stretch: { from: number; to: number }): Highlight[] =>
  inOrder(highlights.flatMap((one) => beside(one, stretch)));

const isSame = (one: Highlight, other: Highlight): boolean =>
  one.id === other.id &&
  one.from === other.from &&
  one.to === other.to &&
  one.colour === other.colour &&
  one.note === other.note;

/**
 * What a device is to keep of a passage after a change in one window, which another window may have marked meanwhile: what
 * was added there stays beside what was changed here, what was taken away there stays away.
 */
export const merged = (
  kept: readonly Highlight[],
  { before, after }: { before: readonly Highlight[]; after: readonly Highlight[] },
): Highlight[] => {
  const isIn = (highlights: readonly Highlight[], { id }: Highlight) => highlights.some((one) => one.id === id);
  const own = after.filter((one) => isIn(kept, one) || !before.some((known) => isSame(known, one)));
  const others = kept.filter((one) => !isIn(before, one) && !isIn(after, one));
  return own.reduce((all, one) => withHighlight(all, one), others);
};

/** Names a passage by its words (FNV-1a), so that it is found again wherever it is met. */
export const passageKey = (words: string): string => {
  let sum = 0x811c9dc5;
  const tidy = words.replaceAll(/\s+/g, ' ').trim();
  for (let at = 0; at < tidy.length; at += 1) sum = Math.imul(sum ^ tidy.charCodeAt(at), 0x01000193);
  return `${tidy.length}-${(sum >>> 0).toString(16)}`;
};
