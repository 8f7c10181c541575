/** The arithmetic mean; null for no values. */
export const meanOrNull = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Converts hundredths of a point to points; the only place where scores and means are rounded. */
export const toPoints = (hundredths: number): number => Math.round(hundredths) / 100;

/** Whole percent; null where there is no total. */
export const toPercent = (part: number | null, total: number | null): number | null =>
  total ? Math.round((100 * (part ?? 0)) / total) : null;

/** Formats points with at most two decimals and no trailing zeros: 6, 1.5, −0.25. */
export const scoreText = (points: number): string => String(toPoints(points * 100)).replace('-', '−');

const chineseDigits = '零一二三四五六七八九';

/** A number from 0 to 99 in Chinese numerals: 三, 十, 二十一. */
export const toChineseNumeral = (number: number): string => {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens === 0) return chineseDigits.charAt(ones);
  return `${tens > 1 ? chineseDigits.charAt(tens) : ''}十${ones > 0 ? chineseDigits.charAt(ones) : ''}`;
};
