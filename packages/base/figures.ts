/** The arithmetic mean; null of nothing. */
export const meanOrNull = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Points of hundredths of a point, to the hundredth: scores and their means are rounded here and nowhere else. */
export const toPoints = (hundredths: number): number => Math.round(hundredths) / 100;

/** Whole percent; null where there is no whole. */
export const toPercent = (part: number | null, whole: number | null): number | null =>
  whole ? Math.round((100 * (part ?? 0)) / whole) : null;

/** Points as they are written, with no more than two decimals and without needless ones: 6, 1.5, −0.25. */
export const scoreText = (points: number): string => String(toPoints(points * 100)).replace('-', '−');
