import { foldAccents, foldCase, foldCharacters } from '@inkstone/base';

// Characters of an input method are no letters of an English word.
const notLetters =
  /[^\p{L}\p{M}'-]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}]/gu;

/** Normalizes a word for comparison: plain characters, ignoring case and accents. */
export const foldWord = (word: string): string => foldAccents(foldCase(word));

/** The letters of typed or pasted input, with apostrophes and hyphens inside words; full-width letters become plain. */
const toLetters = (raw: string): string[] => [...foldCharacters(raw).replace(notLetters, '')];

/** How many letters a word has. */
export const countLetters = (word: string): number => [...foldCharacters(word)].length;

interface CutWord {
  prefix: string;
  missing: number;
}

/** Content of a field after an edit, with the caret position. */
interface FieldEdit {
  at: number;
  raw: string;
  caret: number;
}

/** Drops the prefix where the student typed the whole word: more letters than are missing, starting with the prefix. */
const withoutPrefix = (letters: string[], { prefix, missing }: CutWord): string[] => {
  const isWhole = letters.length > missing && foldWord(letters.join('')).startsWith(foldWord(prefix));
  return isWhole ? letters.slice(countLetters(prefix)) : letters;
};

/**
 * The letters of all gaps after an edit. A field takes the letters of one word, and no more than are missing: an extra
 * letter at the end is ignored, one typed into a full field replaces the next one, and of several pasted words the
 * first is used.
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
