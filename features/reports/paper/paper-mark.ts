import { foldCase } from '@inkstone/base';

/** What a student has of a test on paper. Empty is not zero, and neither is who was absent or excused. */
export const paperMarkStates = ['empty', 'marked', 'absent', 'excused'] as const;
export type PaperMarkState = (typeof paperMarkStates)[number];

/** A mark of a test on paper, in hundredths of a point. */
export interface PaperMark {
  state: PaperMarkState;
  /** The total; null where there is none, also while the points of a part are missing. */
  points: number | null;
  /** The points by part, in their order; empty for a test without parts. */
  parts: (number | null)[];
}

/** What a test on paper consists of, in hundredths of a point. */
export interface PaperScale {
  maximum: number;
  parts: readonly { name: string; maximum: number }[];
}

/** Why a mark does not fit its test. */
export type PaperMarkFault = 'notNumber' | 'aboveMaximum';

/** A student without a mark. */
export const emptyMark: PaperMark = { state: 'empty', points: null, parts: [] };

/** Words for an absent or excused student, as teachers write them into a cell. */
const words: Readonly<Record<string, 'absent' | 'excused'>> = {
  ...{ a: 'absent', abs: 'absent', absent: 'absent', 缺: 'absent', 缺考: 'absent', 缺席: 'absent', 旷考: 'absent' },
  ...{
    e: 'excused',
    ex: 'excused',
    excused: 'excused',
    免: 'excused',
    免考: 'excused',
    请假: 'excused',
    請假: 'excused',
  },
};

/** Reads a cell as hundredths of a point; null for an empty one. */
const parsePoints = (text: string): number | null | PaperMarkFault => {
  const plain = foldCase(text).replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  if (plain === '') return null;
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 'notNumber';
};

const sumParts = (parts: readonly (number | null)[]): number | null => {
  let total = 0;
  for (const points of parts) {
    if (points === null) return null;
    total += points;
  }
  return total;
};

/** The word that a cell holds instead of points; null for any other text. */
export const parseMarkWord = (text: string): 'absent' | 'excused' | null => words[foldCase(text)] ?? null;

/** Reads what was typed or stands in a sheet: a cell for each part, or one for the whole test. */
export const parsePaperMark = (cells: readonly string[], scale: PaperScale): PaperMark | PaperMarkFault => {
  const word = cells.map(parseMarkWord).find((state) => state !== null);
  if (word) return { state: word, points: null, parts: [] };
  const most = scale.parts.length === 0 ? [scale.maximum] : scale.parts.map(({ maximum }) => maximum);
  const points: (number | null)[] = [];
  for (const [index, maximum] of most.entries()) {
    const value = parsePoints(cells[index] ?? '');
    if (typeof value === 'string') return value;
    if (value !== null && value > maximum) return 'aboveMaximum';
    points.push(value);
  }
  if (points.every((value) => value === null)) return emptyMark;
  return scale.parts.length === 0
    ? { state: 'marked', points: points[0] ?? null, parts: [] }
    : { state: 'marked', points: sumParts(points), parts: points };
};

/** Why a mark does not fit a test; null where it does. */
export const findMarkFault = (mark: PaperMark, scale: PaperScale): PaperMarkFault | null => {
  if (mark.state !== 'marked') return null;
  if (scale.parts.length === 0) return (mark.points ?? 0) > scale.maximum ? 'aboveMaximum' : null;
  if (mark.parts.length !== scale.parts.length) return 'notNumber';
  return scale.parts.some(({ maximum }, index) => (mark.parts[index] ?? 0) > maximum) ? 'aboveMaximum' : null;
};

/** A mark with nothing but what its state allows, and its total computed. */
export const normalizeMark = (mark: PaperMark, scale: PaperScale): PaperMark => {
  if (mark.state !== 'marked') return { ...emptyMark, state: mark.state };
  if (scale.parts.length === 0) return mark.points === null ? emptyMark : { ...mark, parts: [] };
  return mark.parts.every((points) => points === null) ? emptyMark : { ...mark, points: sumParts(mark.parts) };
};

/** Whether two marks say the same. */
export const isSameMark = (first: PaperMark, second: PaperMark): boolean =>
  first.state === second.state &&
  first.points === second.points &&
  first.parts.length === second.parts.length &&
  first.parts.every((points, index) => points === second.parts[index]);
