import { CalculatorProblem } from './problems.ts';

/** A point of the plane. */
export interface Point {
  x: number;
  y: number;
}

/** What an expression is worth; NaN where it is undefined. */
export type Value = number | Point | readonly Value[];

/** The values of the variables of one call, by slot. */
export type Frame = Value[];

/** A compiled expression. */
export type Evaluator = (frame: Frame) => Value;

export const isList = (value: Value): value is readonly Value[] => Array.isArray(value);

export const isPoint = (value: Value): value is Point => typeof value === 'object' && !isList(value);

const longestList = 10_000;

/** Refuses lists that no exam needs and no drawing shows. */
export const checkLength = (length: number): void => {
  if (length > longestList) throw new CalculatorProblem('tooLong');
};

/** The number that a value is. */
export const toNumber = (value: Value): number => {
  if (typeof value === 'number') return value;
  throw new CalculatorProblem('wrongKind');
};

/** All numbers of some values, with those of lists. */
export const flattenNumbers = (values: readonly Value[]): number[] =>
  values.flatMap((value) => (isList(value) ? flattenNumbers(value) : [toNumber(value)]));

/** Applies a function of numbers to numbers and to each item of lists. */
export const broadcast = (operands: readonly Value[], apply: (...numbers: number[]) => number): Value => {
  const lists = operands.filter(isList);
  if (lists.length === 0) return apply(...operands.map(toNumber));
  const length = Math.min(...lists.map((list) => list.length));
  return Array.from({ length }, (_, at) =>
    broadcast(
      operands.map((operand) => (isList(operand) ? (operand[at] ?? Number.NaN) : operand)),
      apply,
    ),
  );
};

type BinaryNumbers = (left: number, right: number) => number;

const asPoint = (value: Value): Point => {
  if (isPoint(value)) return value;
  throw new CalculatorProblem('wrongKind');
};

const combinePoints = (operator: string, left: Value, right: Value, apply: BinaryNumbers): Value => {
  if (operator === '+' || operator === '-') {
    const [first, second] = [asPoint(left), asPoint(right)];
    return { x: apply(first.x, second.x), y: apply(first.y, second.y) };
  }
  if (isPoint(left) && typeof right === 'number' && operator !== '^') {
    return { x: apply(left.x, right), y: apply(left.y, right) };
  }
  if (operator === '*' && typeof left === 'number') return combinePoints(operator, right, left, apply);
  throw new CalculatorProblem('wrongKind');
};

/** Applies an operation to numbers, points and lists. */
export const combine = (operator: string, left: Value, right: Value, apply: BinaryNumbers): Value => {
  if (typeof left === 'number' && typeof right === 'number') return apply(left, right);
  if (isList(left) || isList(right)) {
    const length = Math.min(isList(left) ? left.length : Infinity, isList(right) ? right.length : Infinity);
    const item = (value: Value, at: number): Value => (isList(value) ? (value[at] ?? Number.NaN) : value);
    return Array.from({ length }, (_, at) => combine(operator, item(left, at), item(right, at), apply));
  }
  return combinePoints(operator, left, right, apply);
};
