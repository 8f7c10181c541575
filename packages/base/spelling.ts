import type { Language } from './message-set.ts';

/** The letter of an option: index 0 is A; AA follows Z. */
export const optionLetter = (index: number): string => {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : optionLetter(Math.floor(index / 26) - 1) + last;
};

const zhDigits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** A whole number from 0 to 99 in Chinese numerals: 12 is 十二. */
export const chineseNumeral = (number: number): string => {
  const tens = Math.floor(number / 10);
  const ones = number % 10;
  if (tens === 0) return zhDigits[ones] ?? '';
  return (tens === 1 ? '' : (zhDigits[tens] ?? '')) + '十' + (ones === 0 ? '' : (zhDigits[ones] ?? ''));
};

/** The number of a section in the reader's language. */
export const sectionNumber = (number: number, language: Language): string =>
  language === 'zh' ? chineseNumeral(number) : String(number);

/** Formats hundredths of a point with at most two decimals and no trailing zeros. */
export const pointsText = (hundredths: number): string => String(Math.round(hundredths) / 100);
