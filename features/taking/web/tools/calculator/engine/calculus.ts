import { CalculatorProblem } from './problems.ts';
import { addNumbers } from './rounding.ts';

/** A function of one number. */
export type NumberMap = (value: number) => number;

/** The slope of a function by differences for one step, without a check: for searches that only need its sign. */
export const estimateSlope = (apply: NumberMap, at: number): number => {
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

/** A part of an interval with its area, the area of the absolute value, and the estimated error. */
interface Piece {
  from: number;
  to: number;
  area: number;
  size: number;
  error: number;
  /** How often the interval was halved, and the error some halvings ago. */
  depth: number;
  formerError: number;
}

type Halving = Pick<Piece, 'depth' | 'formerError'>;

/** Applies the rule of Gauss and Kronrod with 15 nodes; the error is infinite where a value is not finite. */
const measurePiece = (apply: NumberMap, from: number, to: number, halving: Halving): Piece => {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  let [kronrod, gauss, size] = [0, 0, 0];
  nodes.forEach((node, at) => {
    const values = node === 0 ? [apply(middle)] : [apply(middle - half * node), apply(middle + half * node)];
    for (const value of values) {
      kronrod += value * (kronrodWeights[at] ?? 0);
      size += Math.abs(value) * (kronrodWeights[at] ?? 0);
      if (at % 2 === 1) gauss += value * (gaussWeights[(at - 1) / 2] ?? 0);
    }
  });
  if (!Number.isFinite(kronrod)) return { from, to, area: 0, size: 0, error: Infinity, ...halving };
  return { from, to, area: kronrod * half, size: size * half, error: Math.abs((kronrod - gauss) * half), ...halving };
};

const mostHalvings = 2000;
const mostHoles = 20;
const checkEvery = 40;

/** Halves a piece; null where its error does not become smaller however often it is halved: the integral diverges. */
const halvePiece = (apply: NumberMap, { from, to, depth, formerError, error }: Piece): Piece[] | null => {
  const isChecked = depth > 0 && depth % checkEvery === 0;
  if (isChecked && error > formerError / 2) return null;
  const halving = { depth: depth + 1, formerError: isChecked || depth === 0 ? error : formerError };
  const middle = (from + to) / 2;
  return [measurePiece(apply, from, middle, halving), measurePiece(apply, middle, to, halving)];
};

const isWide = ({ from, to }: Piece): boolean => to - from > 1e-15 * Math.max(Math.abs(from), Math.abs(to));

const addUp = (pieces: readonly Piece[], key: 'area' | 'size' | 'error'): number =>
  pieces.reduce((sum, piece) => sum + piece[key], 0);

/** The integral over a finite interval, halved where its estimated error is largest; NaN where that stays too large. */
const integrateFinite = (apply: NumberMap, from: number, to: number): number => {
  const pieces = [measurePiece(apply, from, to, { depth: 0, formerError: Infinity })];
  let holes = 0;
  for (let round = 0; round < mostHalvings; round += 1) {
    if (addUp(pieces, 'error') <= 1e-12 * addUp(pieces, 'size')) break;
    const worst = pieces.reduce((first, second) => (second.error > first.error ? second : first));
    if (!isWide(worst)) break;
    if (worst.error === Infinity) holes += 1;
    const halves = holes > mostHoles ? null : halvePiece(apply, worst);
    if (!halves) return Number.NaN;
    pieces.splice(pieces.indexOf(worst), 1, ...halves);
  }
  const [area, size, error] = [addUp(pieces, 'area'), addUp(pieces, 'size'), addUp(pieces, 'error')];
  if (!(error <= 1e-6 * size)) return Number.NaN;
  // What is not more than rounding is zero.
  return Math.abs(area) <= Math.max(error, 1e-14 * size) ? 0 : area;
};

/** The integral from a bound to infinity: over one unit, and over the rest with x = from + 1 / u. */
const integrateTail = (apply: NumberMap, from: number): number => {
  const rest: NumberMap = (value) => {
    const height = apply(from + 1 / value);
    return height === 0 ? 0 : height / value / value;
  };
  return integrateFinite(apply, from, from + 1) + integrateFinite(rest, 0, 1);
};

/** The integral; bounds may be infinite. It is NaN where it diverges. */
export const integrate = (apply: NumberMap, from: number, to: number): number => {
  if (Number.isNaN(from) || Number.isNaN(to)) return Number.NaN;
  if (from === to) return 0;
  if (from > to) return -integrate(apply, to, from);
  if (Number.isFinite(from) && Number.isFinite(to)) return integrateFinite(apply, from, to);
  const mirrored: NumberMap = (value) => apply(-value);
  if (Number.isFinite(from)) return integrateTail(apply, from);
  if (Number.isFinite(to)) return integrateTail(mirrored, -to);
  return integrateTail(apply, 0) + integrateTail(mirrored, 0);
};

const mostTerms = 1_000_000;

/** Adds or multiplies the values at whole numbers from one bound to the other. */
export const accumulate = (apply: NumberMap, from: number, to: number, isProduct: boolean): number => {
  const [first, last] = [Math.round(from), Math.round(to)];
  if (!(last - first < mostTerms)) throw new CalculatorProblem('tooLong');
  let result = isProduct ? 1 : 0;
  for (let at = first; at <= last; at += 1) result = isProduct ? result * apply(at) : addNumbers(result, apply(at));
  return result;
};
