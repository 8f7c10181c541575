import { foldCharacters } from '@inkstone/base';
import { roundToPlaces, decimalWidth, isEqual, readNumber } from './rational.ts';

/** Why an entry is rejected; each reason has its own message. */
export type EntryProblem =
  | 'comma'
  | 'percent'
  | 'money'
  | 'mixed'
  | 'letter'
  | 'noMinus'
  | 'minusFirst'
  | 'onePoint'
  | 'oneSlash'
  | 'slashFirst'
  | 'pointAndSlash'
  | 'tooWide';

const substitutes: Readonly<Record<string, string>> = { '。': '.', '、': '/', '÷': '/' };

const fractionSign = /([¼-¾⅐-⅞↉])/u;
const mixedNumber = /^(-?)(\d+)([¼-¾⅐-⅞↉])$/u;

/** Converts a mixed number with a fraction character: `1½` is 3/2. Everything else is unchanged. */
const toFraction = (entry: string): string => {
  const [, minus = '', integer = '', sign = ''] = mixedNumber.exec(entry) ?? [];
  const [top, bottom] = foldCharacters(sign).split('/');
  return top && bottom ? `${minus}${BigInt(integer) * BigInt(bottom) + BigInt(top)}/${bottom}` : entry;
};

/**
 * Normalizes an entry: full-width and Chinese keyboard characters become plain, surrounding spaces are removed.
 * Superscript digits stay and are rejected: 2² is not 22.
 */
export const normalizeEntry = (raw: string): string => {
  const parts = raw.split(fractionSign).map((part) => (fractionSign.test(part) ? part : foldCharacters(part)));
  return foldCharacters(toFraction(parts.join('').trim()))
    .replace(/[。、÷]/g, (sign) => substitutes[sign] ?? sign)
    .trim();
};

const refusals: readonly (readonly [RegExp, EntryProblem])[] = [
  [/[,，]/, 'comma'],
  [/%/, 'percent'],
  [/[$¥€£]/, 'money'],
  [/\s/, 'mixed'],
  [/[^\d./-]/, 'letter'],
  [/.-/, 'minusFirst'],
  [/\/.*\//, 'oneSlash'],
  [/\..*\./, 'onePoint'],
  [/\..*\/|\/.*\./, 'pointAndSlash'],
  [/^-?\//, 'slashFirst'],
];

/** Limits of a field: its width, and whether a leading minus is allowed. */
export interface Field {
  width: number;
  noMinus?: boolean | undefined;
}

/** Why an entry, complete or unfinished, is rejected; null when it is allowed. */
export const findEntryProblem = (entry: string, { width, noMinus = false }: Field): EntryProblem | null => {
  if (noMinus && entry.includes('-')) return 'noMinus';
  const refused = refusals.find(([pattern]) => pattern.test(entry));
  if (refused) return refused[1];
  return withoutSign(entry).length > width ? 'tooWide' : null;
};

const withoutSign = (entry: string): string => (entry.startsWith('-') ? entry.slice(1) : entry);
const countDecimals = (entry: string): number => (entry.includes('.') ? entry.length - entry.indexOf('.') - 1 : 0);

/**
 * True when an entry equals the key. Equal fractions and decimals are the same; a key whose decimal does not fit the
 * field may be truncated or rounded, but then the entry has to fill the field (a leading minus is extra): for 1/3 in
 * five characters .3333 and 0.333, not .33. Source: programmes.md, section 2, typed-answer rules.
 */
export const isAccepted = (entry: string, key: string, width: number): boolean => {
  const entryNumber = readNumber(entry);
  const keyNumber = readNumber(key);
  if (!entryNumber || !keyNumber) return false;
  if (isEqual(entryNumber, keyNumber)) return true;
  const keyWidth = decimalWidth(keyNumber);
  if ((keyWidth !== null && keyWidth <= width) || !entry.includes('.')) return false;
  if (withoutSign(entry).length !== width) return false;
  const { cut, rounded } = roundToPlaces(keyNumber, countDecimals(entry));
  return isEqual(entryNumber, cut) || isEqual(entryNumber, rounded);
};

/**
 * An entry as it is read: `.5` is 0.5, `3.` is 3, `3/4` keeps its numerator and denominator; null for an unfinished one,
 * and for division by zero.
 */
export const formatEntry = (entry: string): string | null => {
  if (!readNumber(entry)) return null;
  const sign = entry.startsWith('-') ? '−' : '';
  const plain = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
  const [top = '', bottom] = withoutSign(entry).split('/');
  if (bottom !== undefined) return `${sign}${plain(top)}⁄${plain(bottom)}`;
  const [integer = '', places = ''] = top.split('.');
  return `${sign}${plain(`0${integer}`)}${places && `.${places}`}`;
};
