/** A span of a passage: its text, its start in the plain passage, and its piece number from 1. */
export interface PassageSpan {
  text: string;
  from: number;
  piece: number | null;
}

const bracketPattern = /\[([^[\]]*)\]/g;

/** Splits a passage at its square brackets, which belong to no span. */
export const splitPassage = (passage: string): PassageSpan[] => {
  const spans: PassageSpan[] = [];
  let [from, after] = [0, 0];
  const add = (text: string, piece: number | null) => {
    if (text !== '') spans.push({ text, from, piece });
    from += text.length;
  };
  for (const [index, match] of [...passage.matchAll(bracketPattern)].entries()) {
    add(passage.slice(after, match.index), null);
    add(match[1] ?? '', index + 1);
    after = match.index + match[0].length;
  }
  add(passage.slice(after), null);
  return spans;
};

export const listPieces = (passage: string): string[] =>
  splitPassage(passage).flatMap(({ text, piece }) => (piece === null ? [] : text.trim()));

const isWord = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}\p{M}'’-]/u.test(letter);

/** Extends a selection to whole words and trims spaces; null where it contains no word. */
export const snapToWords = (passage: string, selected: { from: number; to: number }) => {
  let { from, to } = selected;
  while (from < to && !isWord(passage[from])) from += 1;
  while (to > from && !isWord(passage[to - 1])) to -= 1;
  if (from === to) return null;
  while (isWord(passage[from - 1])) from -= 1;
  while (isWord(passage[to])) to += 1;
  return { from, to };
};
