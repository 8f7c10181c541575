import { foldAccents, foldCase } from './fold.ts';
import { simplified } from './simplified.ts';

// A middle dot between Han characters separates parts of a name and is often omitted.
const dotInName = /(?<=\p{Script=Han})·(?=\p{Script=Han})/gu;

/**
 * Folds a text for searching: plain characters, lower case, no accents, simplified Chinese, single spaces. Stored texts
 * carry `foldingVersion`.
 */
export const foldText = (text: string): string => simplified(foldAccents(foldCase(text))).replace(dotInName, '');

// Between Han characters a dot, a hyphen or a space separates the parts of a name.
const partsOfName = /(?<=\p{Script=Han})[·.\s-]+(?=\p{Script=Han})/gu;

/** The keys of a person's names: who has one in common with somebody has the same name, however it was typed. */
export const nameKeysFor = (names: { name: string; nameZh?: string | null }): string[] => [
  ...new Set(
    [names.name, names.nameZh ?? ''].map((name) => foldText(name).replace(partsOfName, '')).filter((key) => key !== ''),
  ),
];

/** The words of a search: folded, without duplicates, at most eight. */
export const searchWords = (search: string): string[] => {
  const folded = foldText(search);
  return folded === '' ? [] : [...new Set(folded.split(' '))].slice(0, 8);
};

/** Whether every word of a search occurs in one of some texts; an empty search matches everything. */
export const matchesSearch = (search: string, ...texts: readonly (string | null | undefined)[]): boolean => {
  const folded = texts.map((text) => foldText(text ?? ''));
  return searchWords(search).every((word) => folded.some((text) => text.includes(word)));
};

const toBigrams = (word: string): string[] => {
  const signs = [...word];
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
};

/** The index terms of a text: its characters and the bigrams within its words. */
export const searchTerms = (text: string): string[] => {
  const terms = new Set<string>();
  for (const word of foldText(text).split(' ')) {
    for (const sign of word) terms.add(sign);
    for (const pair of toBigrams(word)) terms.add(pair);
  }
  terms.delete('');
  return [...terms];
};

/** The terms by which a word is looked up in that index: its bigrams, or its only character. */
export const parseSearchTerms = (word: string): string[] => {
  const pairs = toBigrams(word);
  return pairs.length > 0 ? [...new Set(pairs)] : [word];
};
