import { CalculatorProblem } from './problems.ts';

/** A function of one number. */
export type NumberMap = (value: number) => number;

/** The numeric derivative, by differences of fourth order; its error is about 1e-10 of the function's size. */
export const differentiate = (apply: NumberMap, at: number, order = 1): number => {
  if (order === 0) return apply(at);
  if (order > 1) {
    // Each order loses digits, so the step grows with it.
    const wide = 10 ** (-3 + order * 0.6) * Math.max(1, Math.abs(at));
    const inner: NumberMap = (value) => differentiate(apply, value, order - 1);
    return quarticDifference(inner, at, Math.min(wide, 0.05 * Math.max(1, Math.abs(at))));
  }
  const step = 1e-3 * Math.max(1, Math.abs(at));
  const central = quarticDifference(apply, at, step);
  // Near the border of the domain a smaller step may still find values.
  return Number.isFinite(central) ? central : quarticDifference(apply, at, step / 1000);
};

const quarticDifference = (apply: NumberMap, at: number, step: number): number =>
  (8 * (apply(at + step) - apply(at - step)) - (apply(at + 2 * step) - apply(at - 2 * step))) / (12 * step);

const nodes = [
  0.9914553711208126, 0.9491079123427585, 0.8648644233597691, 0.7415311855993945, 0.5860872354676911,
  0.4058451513773972, 0.20778495500789848, 0,
];
const kronrodWeights = [
  0.022935322010529224, 0.06309209262997856, 0.10479001032225019, 0.14065325971552592, 0.1690047266392679,
  0.19035057806478542, 0.20443294007529889, 0.20948214108472782,
];
const gaussWeights = [0.1294849661688697, 0.27970539148927664, 0.3818300505051189, 0.4179591836734694];

/** The integral over an interval by the rule of Gauss and Kronrod with 15 nodes, and its estimated error. */
const applyKronrod = (apply: NumberMap, from: number, to: number): { area: number; error: number } => {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  let [kronrod, gauss] = [0, 0];
  nodes.forEach((node, at) => {
    const value = node === 0 ? apply(middle) : apply(middle - half * node) + apply(middle + half * node);
    kronrod += value * (kronrodWeights[at] ?? 0);
    if (at % 2 === 1) gauss += value * (gaussWeights[(at - 1) / 2] ?? 0);
  });
  return { area: kronrod * half, error: Math.abs((kronrod - gauss) * half) };
};

const mostIntervals = 2000;

/** The integral over a finite interval, halved where its estimated error is large. */
const integrateFinite = (apply: NumberMap, from: number, to: number): number => {
  const first = applyKronrod(apply, from, to);
  if (!Number.isFinite(first.area)) return Number.NaN;
  const aim = Math.max(1e-11, 1e-11 * Math.abs(first.area));
  const waiting = [{ from, to, ...first }];
  let [area, count] = [0, 0];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    count += 1;
    const isDone =
      next.error <= (aim * (next.to - next.from)) / (to - from) || next.to - next.from < 1e-12 * (to - from);
    if (isDone || count > mostIntervals) {
      area += next.area;
      continue;
    }
    const middle = (next.from + next.to) / 2;
    waiting.push(
      { from: next.from, to: middle, ...applyKronrod(apply, next.from, middle) },
      { from: middle, to: next.to, ...applyKronrod(apply, middle, next.to) },
    );
  }
  return area;
};

/** The integral; bounds may be infinite. */
export const integrate = (apply: NumberMap, from: number, to: number): number => {
  if (Number.isNaN(from) || Number.isNaN(to)) return Number.NaN;
  if (from === to) return 0;
  if (from > to) return -integrate(apply, to, from);
  if (Number.isFinite(from) && Number.isFinite(to)) return integrateFinite(apply, from, to);
  // x = t / (1 - t²) maps the open interval from -1 to 1 onto all numbers.
  const inner: NumberMap = (value) => {
    const rest = 1 - value * value;
    return (apply(value / rest) * (1 + value * value)) / (rest * rest);
  };
  const bound = (value: number): number => {
    if (!Number.isFinite(value)) return Math.sign(value);
    return value === 0 ? 0 : (Math.sqrt(1 + 4 * value * value) - 1) / (2 * value);
  };
  return integrateFinite(inner, bound(from), bound(to));
};

const mostTerms = 1_000_000;

/** Adds or multiplies the values at whole numbers from one bound to the other. */
export const accumulate = (apply: NumberMap, from: number, to: number, isProduct: boolean): number => {
  const [first, last] = [Math.round(from), Math.round(to)];
  if (!(last - first < mostTerms)) throw new CalculatorProblem('tooLong');
  let result = isProduct ? 1 : 0;
  for (let at = first; at <= last; at += 1) result = isProduct ? result * apply(at) : result + apply(at);
  return result;
};
