import type { Conversion } from '../blueprint/index.ts';

/** Points of a group of sections in hundredths, over a number of questions. */
export interface Points {
  earned: number;
  possible: number;
  questions: number;
}

/** A score as a range; both ends are equal where the conversion gives one number. */
export interface Span {
  low: number;
  high: number;
}

/** Rounds to a step, halves up; a null step leaves the value unchanged. */
export const roundToStep = (value: number, step: number | null): number =>
  step === null ? value : Math.round(Number((value / step).toFixed(9))) * step;

export const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const toSpan = (value: number): Span => ({ low: value, high: value });

const getPointShare = ({ earned, possible }: Points): number => (possible > 0 ? clamp(earned / possible, 0, 1) : 0);

function tableInput(points: Points, conversion: Extract<Conversion, { by: 'table' }>): number {
  if (conversion.input === 'mean') return points.questions > 0 ? points.earned / 100 / points.questions : 0;
  if (conversion.stretchTo === undefined) return points.earned / 100;
  return Math.round(getPointShare(points) * conversion.stretchTo);
}

/** How points were converted. */
export interface ConversionStep {
  by: Conversion['by'];
  /** Points, a percentage, a share from 0 to 1, or what the table is read by. */
  input: number;
  /** The row of a table that was reached; null for other conversions. */
  row: readonly [atLeast: number, low: number, high?: number] | null;
  /** To how many points the input of a table is stretched; null where it is read by points, or by their mean. */
  stretchTo: number | null;
  /** The ends between which even steps lead, and how they are rounded; null for other conversions. */
  line: { least: number; most: number; step: number } | null;
  span: Span;
}

/** Converts points into a score. A table uses the first row that is reached, and the last row below that. */
export function explainConversion(points: Points, conversion: Conversion): ConversionStep {
  const { by } = conversion;
  switch (conversion.by) {
    case 'raw': {
      const input = points.earned / 100;
      return { by, input, row: null, stretchTo: null, line: null, span: toSpan(input) };
    }
    case 'percent': {
      const input = getPointShare(points) * 100;
      return { by, input, row: null, stretchTo: null, line: null, span: toSpan(input) };
    }
    case 'linear': {
      const input = getPointShare(points);
      const { least, most, step } = conversion;
      const span = toSpan(roundToStep(least + (most - least) * input, step));
      return { by, input, row: null, stretchTo: null, line: { least, most, step }, span };
    }
    case 'table': {
      const input = tableInput(points, conversion);
      const row = conversion.rows.find(([atLeast]) => input + 1e-9 >= atLeast) ?? conversion.rows.at(-1) ?? null;
      const stretchTo = conversion.input === 'mean' ? null : (conversion.stretchTo ?? null);
      return { by, input, row, stretchTo, line: null, span: row ? { low: row[1], high: row[2] ?? row[1] } : toSpan(0) };
    }
  }
}

/** The score into which points are converted. */
export const convertPoints = (points: Points, conversion: Conversion): Span =>
  explainConversion(points, conversion).span;

/** True where a conversion is not the exam's own, always or for these points; null points are still open. */
export const isEstimate = (conversion: Conversion, points: Points | null): boolean => {
  if (!('estimate' in conversion)) return false;
  if (conversion.estimate || conversion.by !== 'table' || points === null) return conversion.estimate;
  return tableInput(points, conversion) < (conversion.estimateBelow ?? 0);
};
