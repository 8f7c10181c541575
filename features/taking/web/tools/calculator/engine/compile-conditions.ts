import type { ComparisonOperator, Condition, Expression } from './syntax.ts';
import { toNumber, type Evaluator, type Frame } from './values.ts';

const isEqual = (left: number, right: number): boolean =>
  left === right || Math.abs(left - right) <= 1e-12 * Math.max(Math.abs(left), Math.abs(right), 1);

/** Whether a comparison of two numbers holds; none does with an undefined number. */
export const compareNumbers = (operator: ComparisonOperator, left: number, right: number): boolean => {
  switch (operator) {
    case '<':
      return left < right;
    case '>':
      return left > right;
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    case '=':
      return isEqual(left, right);
  }
};

/** Compiles a chain of comparisons. */
export const compileCondition = (
  { operands, operators }: Condition,
  compilePart: (part: Expression) => Evaluator,
): ((frame: Frame) => boolean) => {
  const evaluators = operands.map(compilePart);
  return (frame) => {
    const numbers = evaluators.map((evaluator) => toNumber(evaluator(frame)));
    return operators.every((operator, at) =>
      compareNumbers(operator, numbers[at] ?? Number.NaN, numbers[at + 1] ?? Number.NaN),
    );
  };
};

/** Compiles cases: the first whose condition holds counts, and without one the value is undefined. */
export const compilePiecewise = (
  { cases, otherwise }: Extract<Expression, { kind: 'piecewise' }>,
  compileTest: (condition: Condition) => (frame: Frame) => boolean,
  compilePart: (part: Expression) => Evaluator,
): Evaluator => {
  const compiled = cases.map(({ condition, value }) => ({ holds: compileTest(condition), value: compilePart(value) }));
  const rest = otherwise ? compilePart(otherwise) : () => Number.NaN;
  return (frame) => (compiled.find(({ holds }) => holds(frame))?.value ?? rest)(frame);
};
