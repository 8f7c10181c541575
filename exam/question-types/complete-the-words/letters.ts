const apostrophes = /[‘’ʼ′]/g;
const notLetters = /[^\p{L}\p{M}\p{N}'-]/gu;

/** A word as it is compared: compatible characters joined, apostrophes straight, case blind. */
export const folded = (word: string): string => word.normalize('NFKC').replace(apostrophes, "'").trim().toLowerCase();

/** The letters of what was typed, pasted or composed; full-width ones become plain. */
const lettersOf = (raw: string): string[] => [
  ...raw.normalize('NFKC').replace(apostrophes, "'").replace(notLetters, ''),
];

/** How many letters a word has. */
export const sizeOf = (word: string): number => [...word.normalize('NFC')].length;

interface Cut {
  prefix: string;
  missing: number;
}

/** What a field holds after an edit: all its text, and where the caret stands in it. */
interface Typed {
  at: number;
  raw: string;
  caret: number;
}

/** Without the prefix where somebody writes the whole word: more letters than are missing, and the prefix first. */
const withoutPrefix = (letters: string[], { prefix, missing }: Cut): string[] => {
  const isWhole = letters.length > missing && folded(letters.join('')).startsWith(folded(prefix));
  return isWhole ? letters.slice(sizeOf(prefix)) : letters;
};

const isFree = (values: readonly string[], at: number): boolean => (values[at] ?? '') === '';

/**
 * The letters of all gaps after one field was edited, and the gap to go on in. A letter too many at the end goes on in the
 * next gap when that one is free, one typed over a full field takes the place of the one behind it, and several words
 * pasted at once fill the gaps in turn.
 */
export const poured = (
  values: readonly string[],
  gaps: readonly Cut[],
  { at, raw, caret }: Typed,
): { values: string[]; at: number } => {
  const next = gaps.map((_, index) => values[index] ?? '');
  const words = raw.trim().split(/\s+/);
  if (words.length > 1) {
    const filled = words.slice(0, gaps.length - at);
    filled.forEach((word, step) => {
      const gap = gaps[at + step];
      if (gap) next[at + step] = withoutPrefix(lettersOf(word), gap).slice(0, gap.missing).join('');
    });
    return { values: next, at: at + filled.length - 1 };
  }
  const gap = gaps[at];
  if (!gap) return { values: next, at };
  const letters = withoutPrefix(lettersOf(raw), gap);
  const over = letters.length - gap.missing;
  const isInside = caret < raw.length;
  if (over > 0 && isInside) letters.splice(lettersOf(raw.slice(0, caret)).length, over);
  next[at] = letters.slice(0, gap.missing).join('');
  const rest = letters.slice(gap.missing);
  const following = gaps[at + 1];
  if (rest.length === 0 || !following || !isFree(values, at + 1)) return { values: next, at };
  next[at + 1] = rest.slice(0, following.missing).join('');
  return { values: next, at: at + 1 };
};
