/** An exact rational number: numerator over a positive denominator, in lowest terms. */
export interface Rational {
  top: bigint;
  bottom: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const absolute = (a: bigint): bigint => (a < 0n ? -a : a);

const reduceFraction = (top: bigint, bottom: bigint): Rational => {
  const common = gcd(absolute(top), bottom);
  return { top: top / common, bottom: bottom / common };
};

const fraction = /^(-?)(\d+)\/(\d+)$/;
const decimal = /^(-?)(\d*)(?:\.(\d*))?$/;

const fromParts = (minus: string, top: string, bottom: string): Rational | null =>
  /^0+$/.test(bottom) ? null : reduceFraction(BigInt(minus === '-' ? `-${top}` : top), BigInt(bottom));

/** Parses `3`, `-3`, `3/4`, `.75`, `0.75` exactly; null for anything else and for division by zero. */
export const readNumber = (text: string): Rational | null => {
  const asFraction = fraction.exec(text);
  if (asFraction) return fromParts(asFraction[1] ?? '', asFraction[2] ?? '', asFraction[3] ?? '');
  const asDecimal = decimal.exec(text);
  if (!asDecimal) return null;
  const [, minus = '', integer = '', places = ''] = asDecimal;
  return integer + places === '' ? null : fromParts(minus, integer + places, `1${'0'.repeat(places.length)}`);
};

/** True when the two are the same number. */
export const isEqual = (a: Rational, b: Rational): boolean => a.top === b.top && a.bottom === b.bottom;

/** A number truncated towards zero, and rounded half away from zero, to a number of decimal places. */
export const roundToPlaces = (number: Rational, places: number): { cut: Rational; rounded: Rational } => {
  const scale = 10n ** BigInt(places);
  const scaled = absolute(number.top) * scale;
  const cut = scaled / number.bottom;
  const rounded = (2n * scaled + number.bottom) / (2n * number.bottom);
  const sign = number.top < 0n ? -1n : 1n;
  return { cut: reduceFraction(sign * cut, scale), rounded: reduceFraction(sign * rounded, scale) };
};

const countFactor = (number: bigint, factor: bigint): number =>
  number % factor === 0n ? 1 + countFactor(number / factor, factor) : 0;

/** Decimal places of the exact decimal; null when it does not terminate. */
export const countDecimalPlaces = ({ bottom }: Rational): number | null => {
  const twos = countFactor(bottom, 2n);
  const fives = countFactor(bottom, 5n);
  return bottom === 2n ** BigInt(twos) * 5n ** BigInt(fives) ? Math.max(twos, fives) : null;
};

/** Length of the shortest exact decimal without sign; null when it does not terminate. */
export const decimalWidth = (number: Rational): number | null => {
  const places = countDecimalPlaces(number);
  if (places === null) return null;
  const integer = absolute(number.top) / number.bottom;
  const wholeWidth = integer === 0n && places > 0 ? 0 : String(integer).length;
  return wholeWidth + (places > 0 ? 1 + places : 0);
};
