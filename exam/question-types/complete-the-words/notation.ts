import { countLetters } from './letters.ts';
import type { Key, Prompt } from './type.ts';

const word = "[\\p{L}\\p{M}'’-]";
const cutWord = new RegExp(`(${word}*\\p{L})\\[(${word}+(?:\\|${word}+)*)\\]`, 'gu');
const wholeWord = new RegExp(`\\p{L}${word}*`, 'gu');
const marker = /<span\b[^>]*\bdata-blank="(\d+)"[^>]*>(?:\s*<\/span>)?/g;
const markupPattern = /(<(span|div)\b[^>]*\bdata-math[^>]*>.*?<\/\2>|<[^>]*>|&\w+;)/s;

/** Maps the words of a rich text; tags, formulas and entities are unchanged. */
const mapWords = (html: string, change: (words: string) => string): string => {
  const parts = html.split(markupPattern);
  // The capturing group of the pattern adds every third part.
  return parts.map((part, index) => (index % 3 === 0 ? change(part) : index % 3 === 1 ? part : '')).join('');
};

/** The teacher's notation of a question, with missing letters in square brackets: `ani[mals]`, `the[ir|re]`. */
export const toNotation = ({ text, gaps }: Prompt, key: Key): string =>
  text.replace(marker, (_whole, number: string) => {
    const { prefix = '', missing = 0 } = gaps[Number(number) - 1] ?? {};
    const words = key[Number(number) - 1] ?? [];
    const endings = words.map((form) => [...form].slice(countLetters(prefix)).join(''));
    return `${prefix}[${endings.length > 0 ? endings.join('|') : '_'.repeat(missing)}]`;
  });

/** Parses a question from the teacher's notation. */
export const fromNotation = (html: string): { prompt: Prompt; key: Key } => {
  const prompt: Prompt = { text: '', gaps: [] };
  const key: Key = [];
  prompt.text = mapWords(html.replace(marker, ''), (words) =>
    words.replace(cutWord, (_whole, prefix: string, endings: string) => {
      const all = endings.split('|');
      prompt.gaps.push({ prefix, missing: countLetters(all[0] ?? '') });
      key.push(all.map((ending) => prefix + ending));
      return `<span data-blank="${prompt.gaps.length}"></span>`;
    }),
  );
  return { prompt, key };
};

/** Index at which a word is split: its second half, the larger one of an odd word, is left out. */
export const getHalfLength = (text: string): number => Math.floor(countLetters(text) / 2);

/**
 * Splits every second word from the second sentence on, as such tests do, up to a number of gaps; existing brackets are
 * removed first. Words of one letter are skipped.
 */
export const cutEverySecondWord = (html: string, most = 10): string => {
  const [state, plain] = [
    { sentence: 0, word: 0, cuts: 0 },
    html.replace(cutWord, (_whole, a: string, b: string) => a + (b.split('|')[0] ?? '')),
  ];
  return mapWords(plain, (words) =>
    words
      .split(/(?<=[.!?]["”’)]?\s)/)
      .map((sentence, index) => {
        if (index > 0) state.sentence += 1;
        if (state.sentence === 0) return sentence;
        return sentence.replace(wholeWord, (match) => {
          state.word += 1;
          const isCut = state.word % 2 === 0 && countLetters(match) > 1 && state.cuts < most;
          if (!isCut) return match;
          state.cuts += 1;
          const letters = [...match];
          return `${letters.slice(0, getHalfLength(match)).join('')}[${letters.slice(getHalfLength(match)).join('')}]`;
        });
      })
      .join(''),
  );
};
