import { foldAccents, foldCase } from './fold.ts';
import { simplified } from './simplified.ts';

// Between Han characters a middle dot parts the names of one person, and is left out as often as it is written.
const dotInName = /(?<=\p{Script=Han})·(?=\p{Script=Han})/gu;

/**
 * Text as search compares it: one form of every sign, small letters, no accents, simplified characters, white space made
 * single. Stored folded texts carry the edition `foldingEdition`.
 */
export const foldText = (text: string): string => simplified(foldAccents(foldCase(text))).replace(dotInName, '');

/** The words of a search: what white space separates, folded, each once; at most eight. */
export const searchWords = (search: string): string[] => {
  const folded = foldText(search);
  return folded === '' ? [] : [...new Set(folded.split(' '))].slice(0, 8);
};

/** Whether every word of a search stands in one of some texts; nothing typed finds everything. */
export const matchesSearch = (search: string, ...texts: readonly (string | null | undefined)[]): boolean => {
  const folded = texts.map((text) => foldText(text ?? ''));
  return searchWords(search).every((word) => folded.some((text) => text.includes(word)));
};

const toBigrams = (word: string): string[] => {
  const signs = [...word];
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
};

/** What an index keeps of a text: every character and every pair of neighbours inside its words. */
export const searchTerms = (text: string): string[] => {
  const terms = new Set<string>();
  for (const word of foldText(text).split(' ')) {
    for (const sign of word) terms.add(sign);
    for (const pair of toBigrams(word)) terms.add(pair);
  }
  terms.delete('');
  return [...terms];
};

/** What a searched word asks of that index: its pairs, or the one character that it is. */
export const parseSearchTerms = (word: string): string[] => {
  const pairs = toBigrams(word);
  return pairs.length > 0 ? [...new Set(pairs)] : [word];
};
