/** The range of an expression over a box; `isTotal` says that it is defined everywhere there. */
export interface Interval {
  low: number;
  high: number;
  isTotal: boolean;
}

/** Any number, or none: what is not known. */
export const unknownInterval: Interval = { low: -Infinity, high: Infinity, isTotal: false };

export const interval = (low: number, high: number, isTotal = true): Interval =>
  Number.isNaN(low) || Number.isNaN(high) ? unknownInterval : { low, high, isTotal };

const fromCorners = (corners: readonly number[], isTotal: boolean): Interval =>
  interval(Math.min(...corners), Math.max(...corners), isTotal);

export const addIntervals = (first: Interval, second: Interval): Interval =>
  interval(first.low + second.low, first.high + second.high, first.isTotal && second.isTotal);

export const negateInterval = ({ low, high, isTotal }: Interval): Interval => ({ low: -high, high: -low, isTotal });

const product = (first: number, second: number): number => (first === 0 || second === 0 ? 0 : first * second);

export const multiplyIntervals = (first: Interval, second: Interval): Interval =>
  fromCorners(
    [
      product(first.low, second.low),
      product(first.low, second.high),
      product(first.high, second.low),
      product(first.high, second.high),
    ],
    first.isTotal && second.isTotal,
  );

export const divideIntervals = (first: Interval, second: Interval): Interval => {
  if (second.low <= 0 && second.high >= 0) return unknownInterval;
  return multiplyIntervals(first, { low: 1 / second.high, high: 1 / second.low, isTotal: second.isTotal });
};

const wholePower = (base: Interval, exponent: number): Interval => {
  const [low, high] = [base.low ** exponent, base.high ** exponent];
  if (exponent < 0 && base.low <= 0 && base.high >= 0) return unknownInterval;
  if (exponent % 2 !== 0) return interval(Math.min(low, high), Math.max(low, high), base.isTotal);
  const least = base.low <= 0 && base.high >= 0 ? 0 : Math.min(low, high);
  return interval(least, Math.max(low, high), base.isTotal);
};

/** The power of an interval; with an exponent that varies only for positive bases. */
export const raiseInterval = (base: Interval, exponent: Interval): Interval => {
  if (exponent.low === exponent.high && Number.isInteger(exponent.low)) return wholePower(base, exponent.low);
  if (base.low <= 0) return unknownInterval;
  return fromCorners(
    [base.low ** exponent.low, base.low ** exponent.high, base.high ** exponent.low, base.high ** exponent.high],
    base.isTotal && exponent.isTotal,
  );
};

type IntervalMap = (operand: Interval) => Interval;

/** A function that only rises, defined from a least value on. */
const rising =
  (apply: (value: number) => number, least = -Infinity): IntervalMap =>
  ({ low, high, isTotal }) => {
    if (high < least) return { low: Infinity, high: -Infinity, isTotal: false };
    return interval(apply(Math.max(low, least)), apply(high), isTotal && low >= least);
  };

const turn = 2 * Math.PI;

const isHit = (low: number, high: number, at: number): boolean => Math.ceil((low - at) / turn) * turn + at <= high;

/** The range of the sine; the unit is radians for each unit of angle. */
const sine =
  (unit: number, shift: number): IntervalMap =>
  ({ low, high, isTotal }) => {
    const [from, to] = [low * unit + shift, high * unit + shift];
    if (!(to - from < turn)) return { low: -1, high: 1, isTotal };
    const [first, second] = [Math.sin(from), Math.sin(to)];
    return {
      low: isHit(from, to, -Math.PI / 2) ? -1 : Math.min(first, second),
      high: isHit(from, to, Math.PI / 2) ? 1 : Math.max(first, second),
      isTotal,
    };
  };

const absolute: IntervalMap = ({ low, high, isTotal }) => {
  const farthest = Math.max(Math.abs(low), Math.abs(high));
  return { low: low <= 0 && high >= 0 ? 0 : Math.min(Math.abs(low), Math.abs(high)), high: farthest, isTotal };
};

/** The functions whose range over an interval is known. */
export const intervalFunctions = (unit: number): Readonly<Record<string, IntervalMap>> => ({
  sqrt: rising(Math.sqrt, 0),
  cbrt: rising(Math.cbrt),
  exp: rising(Math.exp),
  ln: rising(Math.log, 0),
  log: rising(Math.log10, 0),
  atan: rising((value) => Math.atan(value) / unit),
  tanh: rising(Math.tanh),
  sinh: rising(Math.sinh),
  abs: absolute,
  sin: sine(unit, 0),
  cos: sine(unit, Math.PI / 2),
});

/** The smaller of two intervals, value by value. */
export const leastInterval = (first: Interval, second: Interval): Interval =>
  interval(Math.min(first.low, second.low), Math.min(first.high, second.high), first.isTotal && second.isTotal);
