import { correlationInterval, facilityInterval, type Estimate, type ShareSums } from './interval.ts';
import { roundFloatingNoise } from './moments.ts';
import { groupNumbers, type GroupCounts, type ItemSample } from './sample.ts';

/** The pooled figures of one option. */
export interface OptionFigures {
  optionId: string;
  isKey: boolean;
  count: number;
  /** Share of everybody with points for the question, 0 to 1. */
  share: number;
  /** Correlation of choosing it with the rest score; null where nobody or everybody did. */
  correlation: Estimate | null;
  /** Share of each group by rest score, weakest first, 0 to 1; null of an empty group. */
  curve: readonly (number | null)[];
}

/** The figures of a question over one assignment or many. */
export interface ItemFigures {
  persons: number;
  /** Mean share of the points, 0 to 1: higher is easier. */
  facility: Estimate | null;
  /** Correlation with the rest score; null where a side does not vary. */
  discrimination: Estimate | null;
  /** Persons in each group by rest score, weakest first; empty where there are too few to draw a curve. */
  groups: readonly number[];
  options: readonly OptionFigures[];
  /** The intervals say that the key is probably wrong. */
  isKeySuspect: boolean;
}

/** Least persons to draw halves, thirds and fifths: three, four and five in each group. */
const personsNeeded = { 2: 6, 3: 12, 5: 25 };

const addCounts = (counts: readonly GroupCounts[], first: number, groups: number): number[] =>
  Array.from({ length: groups }, (_, group) => counts.reduce((sum, row) => sum + (row[first + group] ?? 0), 0));

/** Where the largest number of groups that the persons allow stands in the counts; null where there are too few. */
function chooseGroups(compared: number): { first: number; groups: number } | null {
  let chosen: { first: number; groups: number } | null = null;
  let first = 0;
  for (const groups of groupNumbers) {
    if (compared >= personsNeeded[groups]) chosen = { first, groups };
    first += groups;
  }
  return chosen;
}

/** Sums of squares and products of two sides within one assignment. */
interface WithinSums {
  squares: number;
  restSquares: number;
  products: number;
  persons: number;
}

/** Below this a sum of squares is a rounding error. */
const noise = 1e-9;

/**
 * The correlation within assignments: squares and products from the means of each assignment are summed over all, and
 * each loses one degree of freedom. So a class that is better throughout, or had the easier rest of a paper, does not
 * pass for discrimination, and classes of two or three count, which Fisher's z of each (weight n − 3) could not use. An
 * assignment in which a side does not vary says nothing and is left out (as Mantel, 1963, conditions on the margins).
 */
function poolCorrelation(samples: readonly WithinSums[]): Estimate | null {
  const telling = samples.filter(({ squares, restSquares }) => squares > noise && restSquares > noise);
  if (telling.length === 0) return null;
  const add = (pick: (sums: WithinSums) => number) => telling.reduce((sum, sums) => sum + pick(sums), 0);
  const spread = Math.sqrt(add(({ squares }) => squares) * add(({ restSquares }) => restSquares));
  const value = roundFloatingNoise(Math.max(-1, Math.min(1, add(({ products }) => products) / spread)));
  return {
    value,
    interval: correlationInterval(
      value,
      add(({ persons }) => persons - 1),
    ),
  };
}

const poolShares = (samples: readonly ItemSample[]): ShareSums => {
  const add = (pick: (shares: ShareSums) => number) => samples.reduce((sum, { shares }) => sum + pick(shares), 0);
  return { count: add(({ count }) => count), sum: add(({ sum }) => sum), squares: add(({ squares }) => squares) };
};

/**
 * Whether the intervals say that the key is probably wrong: the whole interval of the discrimination lies below zero, or
 * that of a wrong option above zero and higher than the key's own.
 */
function suspectsKey(discrimination: Estimate | null, options: readonly OptionFigures[]): boolean {
  if (discrimination?.interval && discrimination.interval.upper < 0) return true;
  const lowerBounds = (isKey: boolean) =>
    options.flatMap((option) => (option.isKey === isKey ? (option.correlation?.interval?.lower ?? []) : []));
  if (!options.some(({ isKey }) => isKey)) return false;
  const best = Math.max(0, ...lowerBounds(true));
  return lowerBounds(false).some((lower) => lower > best);
}

/** The figures of a question over the samples of some assignments; `rightOptions` are those of the key in force. */
export function poolSamples(samples: readonly ItemSample[], rightOptions: readonly string[]): ItemFigures {
  const shares = poolShares(samples);
  const chosen = chooseGroups(samples.reduce((sum, { compared }) => sum + compared, 0));
  const countIn = (counts: readonly GroupCounts[]) => (chosen ? addCounts(counts, chosen.first, chosen.groups) : []);
  const groups = countIn(samples.map((sample) => sample.groups));
  const discrimination = poolCorrelation(
    samples.map(({ shareSquares, restSquares, products, compared }) => ({
      squares: shareSquares,
      restSquares,
      products,
      persons: compared,
    })),
  );
  const optionIds = [...new Set(samples.flatMap(({ options }) => options.map(({ optionId }) => optionId)))];
  const options = optionIds.map((optionId): OptionFigures => {
    const own = samples.flatMap(({ restSquares, compared, options: all }) =>
      all.flatMap((option) => (option.optionId === optionId ? { ...option, restSquares, persons: compared } : [])),
    );
    const count = own.reduce((sum, option) => sum + option.count, 0);
    const counts = countIn(own.map((option) => option.groups));
    return {
      optionId,
      isKey: rightOptions.includes(optionId),
      count,
      share: shares.count === 0 ? 0 : count / shares.count,
      correlation: poolCorrelation(own),
      curve: groups.map((persons, group) => (persons === 0 ? null : (counts[group] ?? 0) / persons)),
    };
  });
  return {
    persons: shares.count,
    facility:
      shares.count === 0
        ? null
        : { value: roundFloatingNoise(shares.sum / shares.count), interval: facilityInterval(shares) },
    discrimination,
    groups,
    options,
    isKeySuspect: suspectsKey(discrimination, options),
  };
}
