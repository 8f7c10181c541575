import { foldAccents, foldCase, foldSigns } from '@inkstone/base';

const notLetters = /[^\p{L}\p{M}'-]/gu;

/** A word as it is compared: plain signs, case and accents blind. */
export const foldWord = (word: string): string => foldAccents(foldCase(word));

/** The letters of what was typed, pasted or composed, with the apostrophe and hyphen inside words; full-width ones become plain. */
const toLetters = (raw: string): string[] => [...foldSigns(raw).replace(notLetters, '')];

/** How many letters a word has. */
export const countLetters = (word: string): number => [...foldSigns(word)].length;

interface CutWord {
  prefix: string;
  missing: number;
}

/** What a field holds after an edit: all its text, and where the caret stands in it. */
interface FieldEdit {
  at: number;
  raw: string;
  caret: number;
}

/** Without the prefix where somebody writes the whole word: more letters than are missing, and the prefix first. */
const withoutPrefix = (letters: string[], { prefix, missing }: CutWord): string[] => {
  const isWhole = letters.length > missing && foldWord(letters.join('')).startsWith(foldWord(prefix));
  return isWhole ? letters.slice(countLetters(prefix)) : letters;
};

/**
 * The letters of all gaps after one field was edited. A field takes the letters of one word and no more than are missing:
 * one too many at the end is not taken, one typed into a full field takes the place of the one behind it, and of several
 * words pasted at once the first is meant.
 */
export const distributeLetters = (
  values: readonly string[],
  gaps: readonly CutWord[],
  { at, raw, caret }: FieldEdit,
): string[] => {
  const next = gaps.map((_, index) => values[index] ?? '');
  const gap = gaps[at];
  if (!gap) return next;
  const [word = '', ...others] = raw.trim().split(/\s+/);
  const letters = withoutPrefix(toLetters(word), gap);
  const over = letters.length - gap.missing;
  const isInside = others.length === 0 && caret < raw.length;
  if (over > 0 && isInside) letters.splice(toLetters(raw.slice(0, caret)).length, over);
  next[at] = letters.slice(0, gap.missing).join('');
  return next;
};
