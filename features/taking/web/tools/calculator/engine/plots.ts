import { compile } from './compile.ts';
import { compileBoxRange } from './compile-intervals.ts';
import type { NumberMap } from './calculus.ts';
import { leastInterval, type Interval } from './intervals.ts';
import { radiansPer } from './number-functions.ts';
import type { PlaneMap } from './sample-planes.ts';
import type { Scope } from './scope.ts';
import { childrenFor, freeNames, freeNamesOfAll, type Condition, type Expression } from './syntax.ts';
import { isList, isPoint, toNumber, type Evaluator, type Point, type Value } from './values.ts';

/** What a line draws. */
export type Plot =
  | { kind: 'explicit'; axis: 'x' | 'y'; apply: NumberMap }
  | { kind: 'plane'; map: PlaneMap; isRegion: boolean; isDashed: boolean }
  | { kind: 'parametric'; apply: (parameter: number) => Point; from: number; to: number }
  | { kind: 'points'; points: readonly Point[] };

const mostCurves = 20;

const itemAt = (value: Value, at: number): number => toNumber(isList(value) ? (value[at] ?? Number.NaN) : value);

/** The curves y = body, or x = body; a list in it makes one for each item. */
export const plotExplicit = (body: Expression, axis: 'x' | 'y', variable: string, scope: Scope): Plot[] => {
  const evaluate = compile(body, scope, [variable]);
  const sample = evaluate([0.5]);
  if (!isList(sample)) return [{ kind: 'explicit', axis, apply: (value) => toNumber(evaluate([value])) }];
  return sample
    .slice(0, mostCurves)
    .map((_, at): Plot => ({ kind: 'explicit', axis, apply: (value) => itemAt(evaluate([value]), at) }));
};

interface ParameterRange {
  from: number;
  to: number;
}

/** The bounds that a restriction such as {0 <= t <= 5} gives a parameter. */
const findRange = (
  expression: Expression,
  name: string,
  evaluate: (bound: Expression) => number,
): ParameterRange | null => {
  if (expression.kind === 'piecewise') {
    const condition = expression.cases[0]?.condition;
    const [low, middle, high] = condition?.operands ?? [];
    if (low && high && middle?.kind === 'name' && middle.name === name) {
      const bounds = [evaluate(low), evaluate(high)];
      return { from: Math.min(...bounds), to: Math.max(...bounds) };
    }
  }
  for (const child of childrenFor(expression)) {
    const range = findRange(child, name, evaluate);
    if (range) return range;
  }
  return null;
};

const rangeFor = (expression: Expression, name: string, turns: number, scope: Scope): ParameterRange => {
  const turn = (2 * Math.PI) / radiansPer(scope.angles);
  const evaluate = (bound: Expression): number => toNumber(compile(bound, scope, [])([]));
  return findRange(expression, name, evaluate) ?? { from: 0, to: turn * turns };
};

/** The curve of a point that depends on t; null where the expression is no point. */
export const plotParametric = (body: Expression, scope: Scope): Plot | null => {
  const evaluate = compile(body, scope, ['t']);
  const range = rangeFor(body, 't', 1, scope);
  if (!isPoint(evaluate([(range.from + range.to) / 2]))) return null;
  const apply = (parameter: number): Point => {
    const value = evaluate([parameter]);
    return isPoint(value) ? value : { x: Number.NaN, y: Number.NaN };
  };
  return { kind: 'parametric', apply, ...range };
};

const polarTurns = 6;

/** The curve of r by theta. */
export const plotPolar = (body: Expression, scope: Scope): Plot => {
  const evaluate = compile(body, scope, ['theta']);
  const unit = radiansPer(scope.angles);
  const apply = (angle: number): Point => {
    const radius = toNumber(evaluate([angle]));
    return { x: radius * Math.cos(angle * unit), y: radius * Math.sin(angle * unit) };
  };
  return { kind: 'parametric', apply, ...rangeFor(body, 'theta', polarTurns, scope) };
};

const difference = (left: Expression, right: Expression): Expression => ({
  kind: 'operation',
  operator: '-',
  left,
  right,
});

const toPlaneMap = (expression: Expression, scope: Scope): PlaneMap => {
  const evaluate: Evaluator = compile(expression, scope, ['x', 'y']);
  return { apply: (x, y) => toNumber(evaluate([x, y])), range: compileBoxRange(expression, scope) };
};

const anyHigh: Interval = { low: Infinity, high: Infinity, isTotal: true };

/** The curve of an equation, or the region of inequalities, with x and y. */
export const plotRelation = ({ operands, operators }: Condition, scope: Scope): Plot => {
  const maps = operators.flatMap((operator, at) => {
    const [left, right] = [operands[at], operands[at + 1]];
    if (!left || !right) return [];
    const isRising = operator === '<' || operator === '<=';
    return [toPlaneMap(isRising ? difference(right, left) : difference(left, right), scope)];
  });
  const map: PlaneMap = {
    apply: (x, y) => Math.min(...maps.map(({ apply }) => apply(x, y))),
    range: (x, y) => maps.map(({ range }) => range(x, y)).reduce(leastInterval, anyHigh),
  };
  const isRegion = !operators.includes('=');
  return {
    kind: 'plane',
    map: maps.length === 1 && maps[0] ? maps[0] : map,
    isRegion,
    isDashed: operators.includes('<') || operators.includes('>'),
  };
};

/** Whether a relation has x or y, so that it can be drawn. */
export const isPlanar = ({ operands }: Condition): boolean => {
  const names = freeNamesOfAll(operands);
  return names.has('x') || names.has('y');
};

/** Whether an expression reads a name that no line defines. */
export const isFree = (expression: Expression, name: string, scope: Scope): boolean =>
  freeNames(expression).has(name) && scope.findValue(name) === undefined;

/** The points among some values. */
export const collectPoints = (value: Value): Point[] => {
  if (isPoint(value)) return Number.isFinite(value.x) && Number.isFinite(value.y) ? [value] : [];
  return typeof value === 'number' ? [] : value.flatMap(collectPoints);
};
