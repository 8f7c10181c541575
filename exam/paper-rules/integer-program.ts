import { solveLinear, type Bounds, type Row } from './linear-program.ts';
import { repairValues } from './repair-values.ts';

/** Whole numbers that meet all rows, `none` where there are none, `undecided` after the work that is allowed. */
export type IntegerResult = { status: 'found'; values: number[] } | { status: 'none' | 'undecided' };

/** How much work a search may do. */
export interface SearchLimits {
  /** Linear programs. */
  nodes: number;
  /** Partial sums that are stored; 0: only linear programs. */
  sums: number;
}

const wholeTolerance = 1e-6;
/** The number of first nodes at which rounded numbers are repaired. */
const repairedNodes = 12;
/** Variables times nodes after which branching ends, so that many variables do not take minutes. */
const maxNodeWork = 200_000;

const findFractional = (values: readonly number[]): number => {
  let [foundIndex, distance] = [-1, wholeTolerance];
  values.forEach((value, index) => {
    const away = Math.abs(value - Math.round(value));
    if (away > distance) [foundIndex, distance] = [index, away];
  });
  return foundIndex;
};

/** Whether whole numbers meet the rows exactly. */
const areRowsMet = (rows: readonly Row[], values: readonly number[]): boolean =>
  rows.every(({ coefficients, from, to }) => {
    const sum = coefficients.reduce((total, coefficient, index) => total + coefficient * (values[index] ?? 0), 0);
    return sum >= from && sum <= to;
  });

/** Branch and bound: the nearer side of a broken variable first. */
const branch = (rows: readonly Row[], caps: readonly number[], allowed: number): IntegerResult => {
  const limit = Math.min(allowed, Math.max(repairedNodes, Math.ceil(maxNodeWork / (caps.length + 1))));
  const open: Bounds[] = [{ from: caps.map(() => 0), to: caps }];
  for (let nodes = 0; open.length > 0; nodes += 1) {
    const bounds = nodes < limit ? open.pop() : undefined;
    if (!bounds) return { status: 'undecided' };
    const values = solveLinear(rows, bounds);
    if (!values) continue;
    const index = findFractional(values);
    if (index < 0) {
      const wholeValues = values.map(Math.round);
      if (areRowsMet(rows, wholeValues)) return { status: 'found', values: wholeValues };
      return { status: 'undecided' };
    }
    const wholeValues = nodes < repairedNodes ? repairValues(rows, caps, values) : null;
    if (wholeValues) return { status: 'found', values: wholeValues };
    const value = values[index] ?? 0;
    const below = { ...bounds, to: bounds.to.with(index, Math.floor(value)) };
    const above = { ...bounds, from: bounds.from.with(index, Math.ceil(value)) };
    open.push(...(value - Math.floor(value) < 0.5 ? [above, below] : [below, above]));
  }
  return { status: 'none' };
};

/** What the variables from an index on can add to a row at least and at most. */
const listRemainders = ({ coefficients }: Row, caps: readonly number[]): Bounds => {
  const [from, to] = [[0], [0]];
  for (let index = caps.length - 1; index >= 0; index -= 1) {
    const most = (coefficients[index] ?? 0) * (caps[index] ?? 0);
    from.unshift((from[0] ?? 0) + Math.min(0, most));
    to.unshift((to[0] ?? 0) + Math.max(0, most));
  }
  return { from, to };
};

/** A sum per row that the variables before an index reach, with the value of the last of them. */
interface PartialSum {
  sums: readonly number[];
  value: number;
  previous: PartialSum | null;
}

const readValues = (last: PartialSum): number[] => {
  const values: number[] = [];
  for (let partial: PartialSum | null = last; partial?.previous; partial = partial.previous)
    values.unshift(partial.value);
  return values;
};

/** The sums that one more variable makes of a partial sum. */
const listNextSums = (
  rows: readonly Row[],
  { previous, index, cap }: { previous: PartialSum; index: number; cap: number },
): PartialSum[] =>
  Array.from({ length: cap + 1 }, (_, value) => ({
    sums: rows.map(({ coefficients }, row) => (previous.sums[row] ?? 0) + value * (coefficients[index] ?? 0)),
    value,
    previous,
  }));

/** Lists all sums that the variables reach, one variable after the other: exact where branching does not end. */
const enumerateSums = (rows: readonly Row[], caps: readonly number[], limit: number): IntegerResult => {
  const remainders = rows.map((row) => listRemainders(row, caps));
  const isOpen = (sums: readonly number[], next: number): boolean =>
    rows.every(({ from, to }, row) => {
      const sum = sums[row] ?? 0;
      return sum + (remainders[row]?.to[next] ?? 0) >= from && sum + (remainders[row]?.from[next] ?? 0) <= to;
    });
  let reached = new Map<string, PartialSum>([['', { sums: rows.map(() => 0), value: 0, previous: null }]]);
  let stored = 0;
  for (const [index, cap] of caps.entries()) {
    const next = new Map<string, PartialSum>();
    for (const previous of reached.values()) {
      if (stored + next.size > limit) return { status: 'undecided' };
      const partials = listNextSums(rows, { previous, index, cap }).filter(({ sums }) => isOpen(sums, index + 1));
      for (const partial of partials) next.set(partial.sums.join(), partial);
    }
    stored += next.size;
    reached = next;
  }
  const [last] = reached.values();
  return last ? { status: 'found', values: readValues(last) } : { status: 'none' };
};

const findDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : findDivisor(b, a % b));

/** Narrows a range to sums that the row can have: sets of two questions never make an odd number. */
const tighten = ({ coefficients, from, to }: Row): Row => {
  const divisor = coefficients.reduce(findDivisor, 0);
  if (divisor <= 1) return { coefficients, from, to };
  return { coefficients, from: Math.ceil(from / divisor) * divisor, to: Math.floor(to / divisor) * divisor };
};

/**
 * Whole numbers from 0 to their caps that meet all rows. Branch and bound answers nearly always at once; sums that no
 * choice reaches (21 questions from sets of two) are found by listing what can be reached.
 */
export const solveInteger = (stated: readonly Row[], caps: readonly number[], limits: SearchLimits): IntegerResult => {
  const rows = stated.map(tighten);
  if (rows.some(({ from, to }) => from > to)) return { status: 'none' };
  const result = branch(rows, caps, limits.nodes);
  return result.status === 'undecided' && limits.sums > 0 ? enumerateSums(rows, caps, limits.sums) : result;
};
