import { CalculatorProblem } from './problems.ts';
import { addAll, addNumbers } from './rounding.ts';
import { flattenNumbers, isList, isPoint, toNumber, type Point, type Value } from './values.ts';

const sortNumbers = (numbers: readonly number[]): number[] => numbers.toSorted((first, second) => first - second);
const mean = (numbers: readonly number[]): number => addAll(numbers) / numbers.length;

const squares = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return addAll(numbers.map((value) => addNumbers(value, -middle) ** 2));
};

/** A quantile, between the two nearest values in proportion. */
const quantile = (numbers: readonly number[], share: number): number => {
  const sorted = sortNumbers(numbers);
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return below + (above - below) * (at - Math.floor(at));
};

/** A quartile by medians of the halves, the middle value left out, as textbooks do. */
const quartile = (numbers: readonly number[], which: number): number => {
  const sorted = sortNumbers(numbers);
  const half = Math.floor(sorted.length / 2);
  if (which === 1) return quantile(sorted.slice(0, half), 0.5);
  if (which === 3) return quantile(sorted.slice(sorted.length - half), 0.5);
  return [0, 2, 4].includes(which) ? quantile(sorted, which / 4) : Number.NaN;
};

/** The correlation of two lists. */
const correlation = (first: readonly number[], second: readonly number[]): number => {
  const length = Math.min(first.length, second.length);
  const [left, right] = [first.slice(0, length), second.slice(0, length)];
  const [middleLeft, middleRight] = [mean(left), mean(right)];
  const shared = addAll(left.map((value, at) => (value - middleLeft) * ((right[at] ?? 0) - middleRight)));
  return shared / Math.sqrt(squares(left) * squares(right));
};

const summaries: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  min: (numbers) => Math.min(...numbers),
  max: (numbers) => Math.max(...numbers),
  mean,
  total: addAll,
  median: (numbers) => quantile(numbers, 0.5),
  stdev: (numbers) => Math.sqrt(squares(numbers) / (numbers.length - 1)),
  stdevp: (numbers) => Math.sqrt(squares(numbers) / numbers.length),
  var: (numbers) => squares(numbers) / (numbers.length - 1),
  varp: (numbers) => squares(numbers) / numbers.length,
  mad: (numbers) => mean(numbers.map((value) => Math.abs(value - mean(numbers)))),
};

const readList = (value: Value | undefined): readonly Value[] => {
  if (value !== undefined && isList(value)) return value;
  throw new CalculatorProblem('wrongKind');
};

const readPoint = (value: Value | undefined): Point => {
  if (value !== undefined && isPoint(value)) return value;
  throw new CalculatorProblem('wrongKind');
};

const structureFunctions: Readonly<Record<string, { takes: number; apply: (values: readonly Value[]) => Value }>> = {
  length: { takes: 1, apply: ([list]) => readList(list).length },
  sort: { takes: 1, apply: ([list]) => sortNumbers(flattenNumbers(readList(list))) },
  quantile: {
    takes: 2,
    apply: ([list, share]) => quantile(flattenNumbers(readList(list)), toNumber(share ?? Number.NaN)),
  },
  quartile: {
    takes: 2,
    apply: ([list, which]) => quartile(flattenNumbers(readList(list)), toNumber(which ?? Number.NaN)),
  },
  corr: {
    takes: 2,
    apply: ([first, second]) => correlation(flattenNumbers(readList(first)), flattenNumbers(readList(second))),
  },
  distance: {
    takes: 2,
    apply: ([first, second]) => {
      const [from, to] = [readPoint(first), readPoint(second)];
      return Math.hypot(to.x - from.x, to.y - from.y);
    },
  },
  midpoint: {
    takes: 2,
    apply: ([first, second]) => {
      const [from, to] = [readPoint(first), readPoint(second)];
      return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    },
  },
};

/** A function of lists and points with a name, if there is one. */
export const findListFunction = (name: string): ((values: readonly Value[]) => Value) | undefined => {
  const summary = Object.hasOwn(summaries, name) ? summaries[name] : undefined;
  if (summary) return (values) => summary(flattenNumbers(values));
  const entry = Object.hasOwn(structureFunctions, name) ? structureFunctions[name] : undefined;
  if (!entry) return undefined;
  return (values) => {
    if (values.length !== entry.takes) throw new CalculatorProblem('argumentCount', name);
    return entry.apply(values);
  };
};
