/** Formats a number with at most ten digits, without floating-point noise. */
export const numberText = (value: number): string => {
  const rounded = Number(value.toPrecision(10));
  return String(Math.abs(rounded) < 1e-12 ? 0 : rounded).replace('-', '−');
};

/** Formats a decimal as a fraction with a denominator below a thousand; null for integers and other numbers. */
export const fractionText = (value: number): string | null => {
  if (Number.isInteger(value)) return null;
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
