import type { BookMark } from './contract.ts';

/** Most marks of one edition. */
export const mostMarks = 5000;

/** The colours of highlights, in red, green and blue from 0 to 1: light, for they lie under words. */
export const lightInks = {
  yellow: [1, 0.84, 0.25],
  green: [0.61, 0.88, 0.54],
  blue: [0.56, 0.8, 1],
  pink: [1, 0.69, 0.78],
} as const;

/** The colours of the pen under the same names: dark, for its lines are thin. */
export const penInks = {
  yellow: [0.68, 0.18, 0.11],
  green: [0.11, 0.41, 0.3],
  blue: [0.1, 0.33, 0.6],
  pink: [0.64, 0.16, 0.4],
} as const;

/** Where a mark begins on its page, as shares of it. */
export const startOf = ({ content }: BookMark): readonly [x: number, y: number] => {
  if (content.kind === 'note') return content.at;
  if (content.kind === 'highlight') return content.rects[0] ? [content.rects[0][0], content.rects[0][1]] : [0, 0];
  return content.path.reduce<readonly [number, number]>(
    ([left, top], [x, y]) => [Math.min(left, x), Math.min(top, y)],
    [1, 1],
  );
};

/** The note of a mark; empty where it says nothing. */
export const noteOf = ({ content }: BookMark): string => (content.kind === 'pen' ? '' : content.note.trim());

/** Marks as one meets them in the book: page by page, from top to bottom. */
export const inReadingOrder = (marks: readonly BookMark[]): BookMark[] =>
  marks.toSorted((a, b) => {
    const [[ax, ay], [bx, by]] = [startOf(a), startOf(b)];
    return a.page - b.page || ay - by || ax - bx || (a.id < b.id ? -1 : 1);
  });

/** The numbers of the marks that say something, from 1 in reading order. */
export const numbersOf = (marks: readonly BookMark[]): ReadonlyMap<string, number> =>
  new Map(
    inReadingOrder(marks)
      .filter((mark) => noteOf(mark) !== '')
      .map(({ id }, index) => [id, index + 1]),
  );
