import type { NoteList } from './notes.ts';

/** Decimal places of a number that has no end. */
const maxPlaces = 10;

const trimZeros = (decimal: string): string => decimal.replace(/\.?0+$/, '');

/** A fraction as a decimal, cut where it has no end. */
const divide = (sign: string, top: bigint, bottom: bigint): { decimal: string; isExact: boolean } => {
  const places = 30;
  const scaled = (top * 10n ** BigInt(places)) / bottom;
  const isExact = scaled * bottom === top * 10n ** BigInt(places);
  const digits = String(scaled).padStart(places + 1, '0');
  const [integer, rest] = [digits.slice(0, -places), digits.slice(-places)];
  return { decimal: trimZeros(`${sign}${integer}.${isExact ? rest : rest.slice(0, maxPlaces)}`), isExact };
};

/** A number that may be typed, as a decimal; null where it is none. */
const toDecimal = (text: string): { decimal: string; isExact: boolean } | null => {
  const plain = text.trim().replace('−', '-');
  const [, sign = '', top, bottom] = /^(-?)(\d{1,30})\/(\d{1,30})$/.exec(plain) ?? [];
  if (top !== undefined && bottom !== undefined)
    return BigInt(bottom) === 0n ? null : divide(sign, BigInt(top), BigInt(bottom));
  const [, minus = '', integer = '', places = ''] = /^(-?)(\d{0,30})(?:\.(\d{0,30}))?$/.exec(plain) ?? [];
  if (integer + places === '') return null;
  return { decimal: `${minus}${integer || '0'}${places && `.${places}`}`, isExact: true };
};

/** A decimal that is written for an accepted number. */
export interface WrittenNumber {
  decimal: string;
  /** Whether it is the number itself, and not one near it. */
  isExact: boolean;
}

/** Accepted numbers as decimals, each once; fractions without an end are named. */
export const toDecimals = (accepted: readonly string[], notes: NoteList): WrittenNumber[] => {
  const numbers = new Map<string, WrittenNumber>();
  for (const text of accepted) {
    const number = toDecimal(text);
    if (!number?.isExact) notes.add('formsLost', text);
    if (number && !numbers.has(trimZeros(`${number.decimal}.`))) numbers.set(trimZeros(`${number.decimal}.`), number);
  }
  return [...numbers.values()];
};
