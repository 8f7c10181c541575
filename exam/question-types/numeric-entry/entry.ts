import { foldSigns } from '@inkstone/base';
import { roundToPlaces, decimalWidth, isEqual, readNumber } from './rational.ts';

/** Why something may not stand in the field; each has words of its own. */
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

/** The fraction that a whole number with a fraction of one sign is: `1½` is 3/2. Everything else stays. */
const toFraction = (entry: string): string => {
  const [, minus = '', whole = '', sign = ''] = mixedNumber.exec(entry) ?? [];
  const [top, bottom] = foldSigns(sign).split('/');
  return top && bottom ? `${minus}${BigInt(whole) * BigInt(bottom) + BigInt(top)}/${bottom}` : entry;
};

/**
 * An entry as it is kept: full-width and Chinese keyboard signs made plain, outer spaces gone. A raised digit stays what it
 * is, which no field takes: 2² is not 22.
 */
export const normalizeEntry = (raw: string): string => {
  const parts = raw.split(fractionSign).map((part) => (fractionSign.test(part) ? part : foldSigns(part)));
  return foldSigns(toFraction(parts.join('').trim()))
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

/** What a field takes: so many characters, and a minus in front unless it is a grid without one. */
export interface Field {
  width: number;
  noMinus?: boolean | undefined;
}

/** Why an entry, complete or on its way, may not stand in a field; null when it may. */
export const findEntryProblem = (entry: string, { width, noMinus = false }: Field): EntryProblem | null => {
  if (noMinus && entry.includes('-')) return 'noMinus';
  const refused = refusals.find(([pattern]) => pattern.test(entry));
  if (refused) return refused[1];
  return withoutSign(entry).length > width ? 'tooWide' : null;
};

const withoutSign = (entry: string): string => (entry.startsWith('-') ? entry.slice(1) : entry);
const countDecimals = (entry: string): number => (entry.includes('.') ? entry.length - entry.indexOf('.') - 1 : 0);

/**
 * True when an entry is the key's number. Equal fractions and decimals are the same; a key whose decimal does not fit
 * the field may be cut off or rounded, but then the entry fills the field (a leading minus is extra): for 1/3 in five
 * characters .3333 and 0.333, not .33. Source: programmes.md, section 2, typed-answer rules.
 */
export const isAccepted = (entry: string, key: string, width: number): boolean => {
  const given = readNumber(entry);
  const wanted = readNumber(key);
  if (!given || !wanted) return false;
  if (isEqual(given, wanted)) return true;
  const keyWidth = decimalWidth(wanted);
  if ((keyWidth !== null && keyWidth <= width) || !entry.includes('.')) return false;
  if (withoutSign(entry).length !== width) return false;
  const { cut, rounded } = roundToPlaces(wanted, countDecimals(entry));
  return isEqual(given, cut) || isEqual(given, rounded);
};
