import { cutText } from '@inkstone/base';

const wordCharacter = /[\p{L}\p{M}\p{N}'’\u2010\u2011-]/u;
const edgePunctuation = /^['’-]+|['’-]+$/g;
const english = /[A-Za-z]/;

/** A word with its position in a text. */
export interface WordMatch {
  word: string;
  from: number;
  to: number;
}

const abbreviation = /(?<![\p{L}\p{N}.])\p{L}{1,2}(?:\.\p{L})+\.?(?![\p{L}\p{N}])/gu;
const maxAbbreviationLength = 24;

/** The abbreviation with periods at a letter, such as U.S.; null where there is none. */
const findAbbreviationAt = (text: string, letter: number): WordMatch | null => {
  const start = Math.max(0, letter - maxAbbreviationLength);
  for (const { 0: word, index } of text.slice(start, letter + maxAbbreviationLength).matchAll(abbreviation)) {
    const from = start + index;
    if (from <= letter && letter < from + word.length && english.test(word))
      return { word, from, to: from + word.length };
  }
  return null;
};

/** The English word at a letter of a text; null where there is none. */
export const findEnglishWordAt = (text: string, letter: number): WordMatch | null => {
  const abbreviated = findAbbreviationAt(text, letter);
  if (abbreviated) return abbreviated;
  const isIn = (at: number): boolean => wordCharacter.test(text.charAt(at)) && !/\p{Script=Han}/u.test(text.charAt(at));
  if (!isIn(letter)) return null;
  let from = letter;
  let to = letter + 1;
  while (from > 0 && isIn(from - 1)) from -= 1;
  while (to < text.length && isIn(to)) to += 1;
  const raw = text.slice(from, to);
  const lead = /^['’-]*/.exec(raw)?.[0].length ?? 0;
  const word = raw.replaceAll(edgePunctuation, '');
  return english.test(word) ? { word, from: from + lead, to: from + lead + word.length } : null;
};

const sentenceEnd = /[.!?。！？]["'”’)]?(?=\s|$)|[。！？]/g;
const shortForm = /\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|a\.m|p\.m|Ph\.D|Fig|No|[A-Z])\.$/;
const maxSentenceLength = 600;
const maxLeftOut = 60;

/** The sentence at a position of a text, in one line. */
export const findSentenceAt = (text: string, at: number): string => {
  let from = 0;
  let to = text.length;
  for (const { 0: stop, index } of text.matchAll(sentenceEnd)) {
    const end = index + stop.length;
    if (shortForm.test(text.slice(Math.max(0, end - 6), end))) continue;
    if (end <= at) from = end;
    else {
      to = end;
      break;
    }
  }
  const sentence = text.slice(from, to).replaceAll(/\s+/g, ' ').trim();
  if (sentence.length <= maxSentenceLength) return sentence;
  const start = Math.max(0, Math.min(at - from - maxSentenceLength / 2, sentence.length - maxSentenceLength));
  // From a word or a character on, never from within one.
  const left = cutText(sentence, start);
  const space = sentence.slice(left.length).search(/\s/) + 1;
  const first = left.length + (start > 0 && space < maxLeftOut ? space : 0);
  return cutText(sentence.slice(first), maxSentenceLength).trim();
};
