const writtenAsPower = (text: string): string => text.replace(/e\+?(-?)(\d+)$/, '×10^$1$2').replaceAll('-', '−');

/** The largest number up to which each whole number is exact. */
const largestWhole = 2 ** 53;

/**
 * Formats a number with ten digits, without floating-point noise; whole numbers as far as they are exact, and long ones
 * with as many digits as are sure. Very small and large numbers are written with a power of ten, as they can be typed.
 */
export const numberText = (value: number): string => {
  const size = Math.abs(value);
  if (size > largestWhole) return writtenAsPower(Number(value.toPrecision(10)).toExponential());
  if (Number.isInteger(value)) return writtenAsPower(String(value));
  return writtenAsPower(String(Number(value.toPrecision(size < 1e9 ? 10 : 15))));
};

/** Formats a number as a plain decimal to be typed: an e would be read as the number e. */
export const plainDecimal = (value: number): string => {
  const [mantissa = '', power] = String(Number(value.toPrecision(15))).split('e');
  if (power === undefined) return mantissa;
  const [sign, digits] = [mantissa.startsWith('-') ? '-' : '', mantissa.replace(/[-.]/g, '')];
  const exponent = Number(power);
  return sign + (exponent < 0 ? `0.${'0'.repeat(-exponent - 1)}${digits}` : digits.padEnd(exponent + 1, '0'));
};

/** Above it a number has too few binary places for a fraction. */
const largestFraction = 1e9;

/** Formats a decimal as a fraction with a denominator below a thousand; null for whole and other numbers. */
export const fractionText = (value: number): string | null => {
  if (Math.abs(value) > largestFraction || Math.abs(value - Math.round(value)) < 1e-11) return null;
  for (let bottom = 2; bottom < 1000; bottom += 1) {
    const top = Math.round(value * bottom);
    if (Math.abs(value - top / bottom) < 1e-11) return `${top}/${bottom}`.replace('-', '−');
  }
  return null;
};

/** Formats a coordinate with as many digits as a reader of the view can tell apart. */
export const coordinateText = (value: number, span: number): string => {
  const digits = Math.max(0, Math.min(10, 4 - Math.floor(Math.log10(span))));
  return numberText(Number(value.toFixed(digits)));
};
