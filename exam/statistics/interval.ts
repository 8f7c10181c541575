import { roundFloatingNoise } from './moments.ts';

/** Bounds that hold the true value in 95 of 100 samples. */
export interface Interval {
  lower: number;
  upper: number;
}

/** A figure with its interval; the interval is null where the sample allows none yet. */
export interface Estimate {
  value: number;
  interval: Interval | null;
}

/** Normal quantile of 97.5 %. */
const quantile = 1.959963984540054;

/** Count, sum and sum of squares of shares from 0 to 1. */
export interface ShareSums {
  count: number;
  sum: number;
  squares: number;
}

/**
 * How many right-or-wrong answers would vary as these shares do. A mean of shares varies less than a proportion, whose
 * variance m(1 − m) is the most that numbers from 0 to 1 with the mean m can have (Bhatia & Davis, 2000); the ratio is
 * the effective sample size of Korn & Graubard (1998). For partial credit the variance is shrunk towards that maximum by
 * one observation, so that three equal answers do not look certain.
 */
function effectiveCount({ count, sum, squares }: ShareSums): number {
  const middle = sum / count;
  const most = middle * (1 - middle);
  const observed = squares - count * middle * middle;
  // Right-or-wrong answers have the most variance, apart from rounding.
  if (most < 1e-9 || observed > count * most - 1e-9) return count;
  return (count * count * most) / (observed + most);
}

/**
 * Score interval of a facility (Wilson, 1927), with the effective sample size where there is partial credit; null of
 * nobody. It never leaves 0 to 1 and is not empty where everybody was right.
 */
export function facilityInterval(sums: ShareSums): Interval | null {
  if (sums.count === 0) return null;
  const count = effectiveCount(sums);
  const middle = sums.sum / sums.count;
  const square = quantile * quantile;
  const scale = 1 + square / count;
  const centre = (middle + square / (2 * count)) / scale;
  const half = (quantile / scale) * Math.sqrt((middle * (1 - middle)) / count + square / (4 * count * count));
  return {
    lower: roundFloatingNoise(Math.max(0, centre - half)),
    upper: roundFloatingNoise(Math.min(1, centre + half)),
  };
}

/**
 * Interval of a correlation by Fisher's z (1921): its standard error is 1/√(n − 3), with n − 1 degrees of freedom, of
 * which pooling within groups loses one for each group. Null below three, where nothing can be said yet. A perfect
 * correlation of few persons is drawn in to n/(n + 1), because its z is infinite.
 */
export function correlationInterval(value: number, degrees: number): Interval | null {
  if (degrees < 3) return null;
  const limit = (degrees + 1) / (degrees + 2);
  const centre = Math.atanh(Math.max(-limit, Math.min(limit, value)));
  const half = quantile / Math.sqrt(degrees - 2);
  return {
    lower: roundFloatingNoise(Math.min(value, Math.tanh(centre - half))),
    upper: roundFloatingNoise(Math.max(value, Math.tanh(centre + half))),
  };
}
