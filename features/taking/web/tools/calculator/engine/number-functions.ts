import { integrate } from './calculus.ts';

/** The unit of angles. */
export type Angles = 'radians' | 'degrees';

/** How many radians a unit of angles has. */
export const radiansPer = (angles: Angles): number => (angles === 'degrees' ? Math.PI / 180 : 1);

const lanczos = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** The gamma function by Lanczos' approximation. */
const gamma = (value: number): number => {
  if (value < 0.5) return Math.PI / (Math.sin(Math.PI * value) * gamma(1 - value));
  const base = value + 6.5;
  const series = lanczos.reduce((sum, factor, at) => sum + (at === 0 ? factor : factor / (value - 1 + at)), 0);
  return Math.sqrt(2 * Math.PI) * base ** (value - 0.5) * Math.exp(-base) * series;
};

/** The factorial; exact for whole numbers, by the gamma function between them. */
export const factorial = (value: number): number => {
  if (!Number.isInteger(value)) return value < 0 || value > 170 ? Number.NaN : gamma(value + 1);
  if (value < 0) return Number.NaN;
  if (value > 170) return Infinity;
  let product = 1;
  for (let factor = 2; factor <= value; factor += 1) product *= factor;
  return product;
};

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1e6;

/** In how many ways some of several can be chosen. */
export const combinations = (total: number, chosen: number): number => {
  if (!isCount(total) || !isCount(chosen)) return Number.NaN;
  if (chosen > total) return 0;
  let ways = 1;
  for (let at = 1; at <= Math.min(chosen, total - chosen); at += 1) ways = Math.round((ways * (total - at + 1)) / at);
  return ways;
};

const permutations = (total: number, chosen: number): number => {
  if (!isCount(total) || !isCount(chosen)) return Number.NaN;
  let ways = 1;
  for (let at = 0; at < chosen && ways > 0; at += 1) ways *= total - at;
  return ways;
};

const divisor = (first: number, second: number): number => {
  let [larger, smaller] = [Math.abs(first), Math.abs(second)];
  if (!Number.isInteger(larger) || !Number.isInteger(smaller)) return Number.NaN;
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
};

const roundTo = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;

const nthRoot = (value: number, degree: number): number =>
  value < 0 && Math.abs(degree % 2) === 1 ? -((-value) ** (1 / degree)) : value ** (1 / degree);

/** Beyond forty deviations the normal curve has no area that a number could show. */
const limitScore = (score: number): number => Math.max(-40, Math.min(40, score));

/** The area under the normal curve between two bounds, with mean 0 and deviation 1 unless they are given. */
const normalArea = (from: number, to: number, mean = 0, deviation = 1): number =>
  integrate(
    (at) => Math.exp(-(at * at) / 2),
    limitScore((from - mean) / deviation),
    limitScore((to - mean) / deviation),
  ) / Math.sqrt(2 * Math.PI);

/** A function of numbers, with how many it takes. */
export interface NumberFunction {
  least: number;
  most: number;
  apply: (...numbers: number[]) => number;
}

const unary = (apply: (value: number) => number): NumberFunction => ({ least: 1, most: 1, apply });
const binary = (apply: (left: number, right: number) => number): NumberFunction => ({ least: 2, most: 2, apply });

/** A right angle's sine is exactly one: rounding of degrees is taken away. */
const clean = (value: number): number => (Math.abs(value) < 1e-15 ? 0 : value);

const tangent = (radians: number): number => (Math.abs(Math.cos(radians)) < 1e-15 ? Number.NaN : Math.tan(radians));

const angleFunctions = (angles: Angles): Record<string, NumberFunction> => {
  const unit = radiansPer(angles);
  return {
    sin: unary((value) => clean(Math.sin(value * unit))),
    cos: unary((value) => clean(Math.cos(value * unit))),
    tan: unary((value) => clean(tangent(value * unit))),
    sec: unary((value) => 1 / clean(Math.cos(value * unit))),
    csc: unary((value) => 1 / clean(Math.sin(value * unit))),
    cot: unary((value) => Math.cos(value * unit) / clean(Math.sin(value * unit))),
    asin: unary((value) => Math.asin(value) / unit),
    acos: unary((value) => Math.acos(value) / unit),
    atan: unary((value) => Math.atan(value) / unit),
    asec: unary((value) => Math.acos(1 / value) / unit),
    acsc: unary((value) => Math.asin(1 / value) / unit),
    acot: unary((value) => (Math.PI / 2 - Math.atan(value)) / unit),
  };
};

const plainFunctions: Readonly<Record<string, NumberFunction>> = {
  sqrt: unary(Math.sqrt),
  cbrt: unary(Math.cbrt),
  nthroot: binary(nthRoot),
  abs: unary(Math.abs),
  exp: unary(Math.exp),
  ln: unary(Math.log),
  log: {
    least: 1,
    most: 2,
    apply: (value, base) => (base === undefined ? Math.log10(value) : Math.log2(value) / Math.log2(base)),
  },
  floor: unary(Math.floor),
  ceil: unary(Math.ceil),
  round: { least: 1, most: 2, apply: (value, digits) => roundTo(value, digits) },
  sign: unary(Math.sign),
  mod: binary((value, modulus) => value - modulus * Math.floor(value / modulus)),
  gcd: binary(divisor),
  lcm: binary((first, second) => Math.abs(first * second) / divisor(first, second)),
  sinh: unary(Math.sinh),
  cosh: unary(Math.cosh),
  tanh: unary(Math.tanh),
  asinh: unary(Math.asinh),
  acosh: unary(Math.acosh),
  atanh: unary(Math.atanh),
  nCr: binary(combinations),
  nPr: binary(permutations),
  normalcdf: { least: 2, most: 4, apply: normalArea },
};

const tables = {
  radians: { ...plainFunctions, ...angleFunctions('radians') },
  degrees: { ...plainFunctions, ...angleFunctions('degrees') },
};

/** The function of numbers with a name, if there is one. */
export const findNumberFunction = (name: string, angles: Angles): NumberFunction | undefined => {
  const table: Readonly<Record<string, NumberFunction>> = tables[angles];
  return Object.hasOwn(table, name) ? table[name] : undefined;
};
