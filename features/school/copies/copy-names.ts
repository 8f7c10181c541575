/** What in the names of classes is replaced when they are copied into another term. */
export interface NamePattern {
  find: string;
  replacement: string;
}

const wordsIn = (text: string): string[] => text.split(/[\s·,，()（）/-]+/).filter(Boolean);

/** What of one name another one says otherwise: the whole, then word by word, then number by number. */
const listPairs = (from: string, to: string): NamePattern[] => {
  const pair = (before: readonly string[], after: readonly string[]): NamePattern[] =>
    before.length === after.length ? before.map((find, index) => ({ find, replacement: after[index] ?? '' })) : [];
  const characters = (text: string): string[] => text.match(/\d+|[春夏秋冬寒暑]/g) ?? [];
  return [
    { find: from, replacement: to },
    ...pair(wordsIn(from), wordsIn(to)),
    ...pair(characters(from), characters(to)),
  ].filter(({ find, replacement }) => find !== '' && find !== replacement);
};

/** Guesses from the names of two terms what is replaced in names of classes; empty where no name says its term. */
export const guessPattern = (terms: { from: string; to: string }, names: readonly string[]): NamePattern =>
  listPairs(terms.from, terms.to).find(({ find }) => names.some((name) => name.includes(find))) ?? {
    find: '',
    replacement: '',
  };

/** A name with every occurrence of the pattern replaced. */
export const shiftName = (name: string, { find, replacement }: NamePattern): string =>
  find === '' ? name : name.replaceAll(find, () => replacement).trim();
