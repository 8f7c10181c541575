const inWord = /[\p{L}\p{M}\p{N}'’-]/u;
const edge = /^['’-]+|['’-]+$/g;
const english = /[A-Za-z]/;

/** A word of a text, and where it stands in it. */
export interface WordAt {
  word: string;
  from: number;
  to: number;
}

/** The English word around a letter of a text; null where there is none. */
export const wordAt = (text: string, letter: number): WordAt | null => {
  const isIn = (at: number): boolean => inWord.test(text.charAt(at)) && !/\p{Script=Han}/u.test(text.charAt(at));
  if (!isIn(letter)) return null;
  let from = letter;
  let to = letter + 1;
  while (from > 0 && isIn(from - 1)) from -= 1;
  while (to < text.length && isIn(to)) to += 1;
  const raw = text.slice(from, to);
  const lead = /^['’-]*/.exec(raw)?.[0].length ?? 0;
  const word = raw.replaceAll(edge, '');
  return english.test(word) ? { word, from: from + lead, to: from + lead + word.length } : null;
};

const ends = /[.!?。！？]["'”’)]?(?=\s|$)|[。！？]/g;
const short = /\b(?:Mr|Mrs|Ms|Dr|St|vs|etc|e\.g|i\.e|Fig|No|[A-Z])\.$/;
const mostLetters = 600;

/** The sentence of a text around a place, in one line. */
export const sentenceAt = (text: string, at: number): string => {
  let from = 0;
  let to = text.length;
  for (const { 0: stop, index } of text.matchAll(ends)) {
    const end = index + stop.length;
    if (short.test(text.slice(Math.max(0, end - 6), end))) continue;
    if (end <= at) from = end;
    else {
      to = end;
      break;
    }
  }
  const sentence = text.slice(from, to).replaceAll(/\s+/g, ' ').trim();
  if (sentence.length <= mostLetters) return sentence;
  const start = Math.max(0, Math.min(at - from - mostLetters / 2, sentence.length - mostLetters));
  return sentence.slice(start, start + mostLetters).trim();
};
