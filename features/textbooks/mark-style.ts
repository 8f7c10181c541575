import type { BookMark } from './contract.ts';

/** Maximum number of marks in one edition. */
export const maxMarks = 5000;

/** The colours of highlights in red, green and blue from 0 to 1; light, as they are drawn below the text. */
export const highlightColours = {
  yellow: [1, 0.84, 0.25],
  green: [0.61, 0.88, 0.54],
  blue: [0.56, 0.8, 1],
  pink: [1, 0.69, 0.78],
} as const;

/** The pen colours of the same names; dark, as the lines are thin. */
export const penColours = {
  yellow: [0.68, 0.18, 0.11],
  green: [0.11, 0.41, 0.3],
  blue: [0.1, 0.33, 0.6],
  pink: [0.64, 0.16, 0.4],
} as const;

/** The start of a mark on its page, as shares of the page. */
export const getMarkStart = ({ content }: BookMark): readonly [x: number, y: number] => {
  if (content.kind === 'note') return content.at;
  if (content.kind === 'highlight') return content.rects[0] ? [content.rects[0][0], content.rects[0][1]] : [0, 0];
  return content.path.reduce<readonly [number, number]>(
    ([left, top], [x, y]) => [Math.min(left, x), Math.min(top, y)],
    [1, 1],
  );
};

/** The note of a mark; empty where there is none. */
export const getMarkNote = ({ content }: BookMark): string => (content.kind === 'pen' ? '' : content.note.trim());

/** Marks in reading order: page by page, from top to bottom. */
export const sortByReadingOrder = (marks: readonly BookMark[]): BookMark[] =>
  marks.toSorted((a, b) => {
    const [[ax, ay], [bx, by]] = [getMarkStart(a), getMarkStart(b)];
    return a.page - b.page || ay - by || ax - bx || (a.id < b.id ? -1 : 1);
  });

/** Numbers of the marks with a note, from 1 in reading order. */
export const numberMarks = (marks: readonly BookMark[]): ReadonlyMap<string, number> =>
  new Map(
    sortByReadingOrder(marks)
      .filter((mark) => getMarkNote(mark) !== '')
      .map(({ id }, index) => [id, index + 1]),
  );
