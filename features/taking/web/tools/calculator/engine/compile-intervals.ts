import {
  addIntervals,
  divideIntervals,
  interval,
  intervalFunctions,
  multiplyIntervals,
  negateInterval,
  raiseInterval,
  unknownInterval,
  type Interval,
} from './intervals.ts';
import { radiansPer } from './number-functions.ts';
import { findConstant, type Scope } from './scope.ts';
import type { Expression } from './syntax.ts';

/** The range of an expression over a box of x and y. */
export type BoxRange = (x: Interval, y: Interval) => Interval;

type Names = ReadonlyMap<string, BoxRange>;

const unknown: BoxRange = () => unknownInterval;

const constant = (value: number): BoxRange => {
  const range = interval(value, value);
  return () => range;
};

const compileName = (name: string, scope: Scope, names: Names): BoxRange => {
  const local = names.get(name);
  if (local) return local;
  const value = findConstant(name, scope.angles) ?? scope.findValue(name);
  return typeof value === 'number' ? constant(value) : unknown;
};

const operations = {
  '+': addIntervals,
  '-': (first: Interval, second: Interval) => addIntervals(first, negateInterval(second)),
  '*': multiplyIntervals,
  '/': divideIntervals,
  '^': raiseInterval,
} as const;

const compileCall = (
  { name, parameters }: Extract<Expression, { kind: 'call' }>,
  scope: Scope,
  names: Names,
  depth: number,
): BoxRange => {
  const [first, second] = parameters.map((parameter) => compileRanges(parameter, scope, names, depth));
  const known = intervalFunctions(radiansPer(scope.angles))[name];
  if (known && first && !second) return (x, y) => known(first(x, y));
  const called = scope.findFunction(name);
  if (!called || called.parameters.length !== parameters.length) return unknown;
  const inner = new Map(
    called.parameters.map((parameter, at) => [
      parameter,
      compileRanges(parameters[at] ?? called.body, scope, names, depth),
    ]),
  );
  return compileRanges(called.body, scope, inner, depth + 1);
};

const deepest = 12;

/** Compiles the ranges of an expression; parts whose range is not known have any. */
const compileRanges = (expression: Expression, scope: Scope, names: Names, depth: number): BoxRange => {
  if (depth > deepest) return unknown;
  switch (expression.kind) {
    case 'number':
      return constant(expression.value);
    case 'name':
      return compileName(expression.name, scope, names);
    case 'negation': {
      const operand = compileRanges(expression.operand, scope, names, depth);
      return (x, y) => negateInterval(operand(x, y));
    }
    case 'operation': {
      const left = compileRanges(expression.left, scope, names, depth);
      const right = compileRanges(expression.right, scope, names, depth);
      const apply = operations[expression.operator];
      return (x, y) => apply(left(x, y), right(x, y));
    }
    case 'call':
      return compileCall(expression, scope, names, depth);
    default:
      return unknown;
  }
};

const coordinates: Names = new Map<string, BoxRange>([
  ['x', (x) => x],
  ['y', (_x, y) => y],
]);

/** The range of an expression over boxes of the plane. */
export const compileBoxRange = (expression: Expression, scope: Scope): BoxRange =>
  compileRanges(expression, scope, coordinates, 0);
