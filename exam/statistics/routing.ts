import { groupBy } from '@inkstone/base';

/** Results of a first module between two percentages, both included. */
export interface PercentBin {
  from: number;
  to: number;
  /** Students, or for an estimate their expected share. */
  weight: number;
}

/** The most bins of a histogram of percentages. */
export const maxPercentBins = 21;

const byPercent = (a: { percent: number }, b: { percent: number }): number => a.percent - b.percent;

interface WeighedPercent {
  percent: number;
  weight: number;
}

const mergeEqual = (results: readonly WeighedPercent[]): PercentBin[] =>
  [...groupBy(results.toSorted(byPercent), ({ percent }) => percent)].map(([percent, equal]) => ({
    ...{ from: percent, to: percent },
    weight: equal.reduce((sum, { weight }) => sum + weight, 0),
  }));

/** The number of a bin of five percent: 0 to 19, and 20 for a full result. */
const getBinNumber = ({ from }: PercentBin): number => Math.min(maxPercentBins - 1, Math.max(0, Math.floor(from / 5)));

/**
 * A histogram of percentages: a bin for each result while there are few different ones, so that shares are exact for any
 * cut; else bins of five percent, each as wide as the results in it.
 */
export function binPercents(results: readonly WeighedPercent[]): PercentBin[] {
  const exact = mergeEqual(results);
  if (exact.length <= maxPercentBins) return exact;
  return [...groupBy(exact, getBinNumber).values()].map((bins) => ({
    from: Math.min(...bins.map(({ from }) => from)),
    to: Math.max(...bins.map(({ to }) => to)),
    weight: bins.reduce((sum, { weight }) => sum + weight, 0),
  }));
}

/** The weight of a bin that reaches a cut: within a bin results are taken to be spread evenly. */
const weighAbove = ({ from, to, weight }: PercentBin, cut: number): number => {
  if (cut <= from) return weight;
  return cut > to ? 0 : (weight * (to - cut)) / (to - from);
};

/**
 * The share of results, 0 to 1, that each route gets by falling cuts whose last one is 0; all 0 where there are no
 * results. It is exact where no cut falls inside a bin.
 */
export function shareRoutes(bins: readonly PercentBin[], cuts: readonly number[]): number[] {
  const total = bins.reduce((sum, { weight }) => sum + weight, 0);
  const reached = cuts.map((cut) => bins.reduce((sum, bin) => sum + weighAbove(bin, cut), 0));
  return reached.map((weight, index) => (total > 0 ? (weight - (reached[index - 1] ?? 0)) / total : 0));
}

/** Whether the shares by these cuts are exact: no cut falls between results of one bin. */
export const areSharesExact = (bins: readonly PercentBin[], cuts: readonly number[]): boolean =>
  cuts.every((cut) => !bins.some(({ from, to }) => from < cut && cut <= to && from < to));

/** Points are counted in at most so many steps. */
const maxSteps = 2000;

const findCommonDivisor = (a: number, b: number): number => (b === 0 ? a : findCommonDivisor(b, a % b));

/** A question with its points in hundredths and the share of them that students earn, 0 to 1. */
export interface MeasuredQuestion {
  points: number;
  facility: number;
}

/**
 * The expected distribution of the percentage over questions of known facility, as if each were right or wrong and none
 * had to do with another. Real results spread wider: who is right at one question is oftener right at the next.
 */
export function estimatePercents(questions: readonly MeasuredQuestion[]): WeighedPercent[] {
  const total = questions.reduce((sum, { points }) => sum + points, 0);
  if (total === 0) return [];
  const common = questions.reduce((divisor, { points }) => findCommonDivisor(divisor, points), 0);
  const unit = Math.max(common, total / maxSteps);
  const steps = questions.map(({ points, facility }) => ({ size: Math.round(points / unit), facility }));
  const most = steps.reduce((sum, { size }) => sum + size, 0);
  let chances = [1];
  for (const { size, facility } of steps) {
    const next = Array.from({ length: chances.length + size }, () => 0);
    for (const [earned, chance] of chances.entries()) {
      next[earned] = (next[earned] ?? 0) + chance * (1 - facility);
      next[earned + size] = (next[earned + size] ?? 0) + chance * facility;
    }
    chances = next;
  }
  return chances.flatMap((weight, earned) => (weight > 0 ? { percent: (100 * earned) / most, weight } : []));
}
