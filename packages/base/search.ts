/** Text as search compares it: compatibility forms and letter case folded, white space made single. */
export const foldText = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The words of a search: what white space separates, folded, each once; at most eight. */
export const searchWords = (search: string): string[] => {
  const folded = foldText(search);
  return folded === '' ? [] : [...new Set(folded.split(' '))].slice(0, 8);
};

const pairsOf = (word: string): string[] => {
  const signs = [...word];
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
};

/** What an index keeps of a text: every character and every pair of neighbours inside its words. */
export const searchTerms = (text: string): string[] => {
  const terms = new Set<string>();
  for (const word of foldText(text).split(' ')) {
    for (const sign of word) terms.add(sign);
    for (const pair of pairsOf(word)) terms.add(pair);
  }
  terms.delete('');
  return [...terms];
};

/** What a searched word asks of that index: its pairs, or the one character that it is. */
export const termsAsked = (word: string): string[] => {
  const pairs = pairsOf(word);
  return pairs.length > 0 ? [...new Set(pairs)] : [word];
};
