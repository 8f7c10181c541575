const inWord = /[\p{L}\p{M}\p{N}'’\u2010\u2011-]/u;
const edge = /^['’-]+|['’-]+$/g;
const english = /[A-Za-z]/;

/** A word of a text, and where it stands in it. */
export interface WordAt {
  word: string;
  from: number;
  to: number;
}

const abbreviation = /(?<![\p{L}\p{N}.])\p{L}{1,2}(?:\.\p{L})+\.?(?![\p{L}\p{N}])/gu;
const longestAbbreviation = 24;

/** The abbreviation with points around a letter, such as U.S.; null where there is none. */
const abbreviationAt = (text: string, letter: number): WordAt | null => {
  const start = Math.max(0, letter - longestAbbreviation);
  for (const { 0: word, index } of text.slice(start, letter + longestAbbreviation).matchAll(abbreviation)) {
    const from = start + index;
    if (from <= letter && letter < from + word.length && english.test(word))
      return { word, from, to: from + word.length };
  }
  return null;
};

/** The English word around a letter of a text; null where there is none. */
export const wordAt = (text: string, letter: number): WordAt | null => {
  const abbreviated = abbreviationAt(text, letter);
  if (abbreviated) return abbreviated;
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
const short = /\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|a\.m|p\.m|Ph\.D|Fig|No|[A-Z])\.$/;
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
  return sentence
    .slice(start, start + mostLetters)
    .toWellFormed()
    .trim();
};
