/** Mean of some numbers; 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

/** Population variance (divisor n). */
export const variance = (values: readonly number[]): number => {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
};

/** Removes floating point noise, so that a value on a threshold is exactly on it. */
export const roundFloatingNoise = (value: number): number => Number(value.toFixed(12));

/** Pearson's correlation; null where one side does not vary. */
export function correlation(ones: readonly number[], others: readonly number[]): number | null {
  const [spreadOfOnes, spreadOfOthers] = [variance(ones), variance(others)];
  if (spreadOfOnes === 0 || spreadOfOthers === 0) return null;
  const [middleOfOnes, middleOfOthers] = [mean(ones), mean(others)];
  const products = ones.map((value, index) => (value - middleOfOnes) * ((others[index] ?? 0) - middleOfOthers));
  return roundFloatingNoise(mean(products) / Math.sqrt(spreadOfOnes * spreadOfOthers));
}
