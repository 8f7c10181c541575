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

/** Converts points into a score. A table uses the first row that is reached, and the last row below that. */
export function convertPoints(points: Points, conversion: Conversion): Span {
  switch (conversion.by) {
    case 'raw':
      return toSpan(points.earned / 100);
    case 'percent':
      return toSpan(getPointShare(points) * 100);
    case 'linear':
      return toSpan(
        roundToStep(conversion.least + (conversion.most - conversion.least) * getPointShare(points), conversion.step),
      );
    case 'table': {
      const input = tableInput(points, conversion) + 1e-9;
      const row = conversion.rows.find(([atLeast]) => input >= atLeast) ?? conversion.rows.at(-1);
      return row ? { low: row[1], high: row[2] ?? row[1] } : toSpan(0);
    }
  }
}

/** True where a conversion is not the exam's own, always or for these points; null points are still open. */
export const isEstimate = (conversion: Conversion, points: Points | null): boolean => {
  if (!('estimate' in conversion)) return false;
  if (conversion.estimate || conversion.by !== 'table' || points === null) return conversion.estimate;
  return tableInput(points, conversion) < (conversion.estimateBelow ?? 0);
};
