/** Adds two numbers; a sum that is zero but for their rounding is zero. */
export const addNumbers = (left: number, right: number): number => {
  const sum = left + right;
  return Math.abs(sum) <= 1e-15 * Math.abs(left) ? 0 : sum;
};

/** Adds numbers; a sum that is zero but for their rounding is zero. */
export const addAll = (numbers: readonly number[]): number => {
  const sum = numbers.reduce((before, value) => before + value, 0);
  const size = numbers.reduce((before, value) => before + Math.abs(value), 0);
  return Math.abs(sum) <= 1e-15 * size ? 0 : sum;
};
