import { accumulate, integrate } from './calculus.ts';
import { compileCondition, compilePiecewise } from './compile-conditions.ts';
import { compileRange, pickElement } from './compile-lists.ts';
import { differentiate } from './derivatives.ts';
import { findListFunction } from './list-functions.ts';
import { factorial, findNumberFunction } from './number-functions.ts';
import { compilePower } from './powers.ts';
import { CalculatorProblem } from './problems.ts';
import { addNumbers } from './rounding.ts';
import { enterCall, findConstant, type Scope, type UserFunction } from './scope.ts';
import { freeNames, type Expression } from './syntax.ts';
import { broadcast, combine, isPoint, toNumber, type Evaluator, type Frame, type Value } from './values.ts';

type Part<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

const arithmetic = {
  '+': addNumbers,
  '-': (left: number, right: number) => addNumbers(left, -right),
  '*': (left: number, right: number) => left * right,
  '/': (left: number, right: number) => left / right,
} as const;

const compileName = (name: string, scope: Scope, locals: readonly string[]): Evaluator => {
  const slot = locals.lastIndexOf(name);
  if (slot >= 0) return (frame) => frame[slot] ?? Number.NaN;
  const value = findConstant(name, scope.angles) ?? scope.findValue(name);
  if (value === undefined) throw new CalculatorProblem('unknownName', name);
  return () => value;
};

const compileOperation = (
  { operator, left, right }: Part<'operation'>,
  scope: Scope,
  locals: readonly string[],
): Evaluator => {
  const [first, second] = [compile(left, scope, locals), compile(right, scope, locals)];
  if (operator === '^') {
    const power = compilePower(right);
    return (frame) => combine('^', first(frame), second(frame), power);
  }
  const apply = arithmetic[operator];
  return (frame) => {
    const [before, after] = [first(frame), second(frame)];
    if (typeof before === 'number' && typeof after === 'number') return apply(before, after);
    return combine(operator, before, after, apply);
  };
};

const compileUserCall = ({ name, parameters }: Part<'call'>, scope: Scope, locals: readonly string[]): Evaluator => {
  const called = scope.findFunction(name);
  if (!called) throw new CalculatorProblem('unknownName', name);
  if (called.parameters.length !== parameters.length) throw new CalculatorProblem('argumentCount', name);
  const operands = parameters.map((parameter) => compile(parameter, scope, locals));
  return (frame) => {
    const inner: Frame = operands.map((operand) => operand(frame));
    return enterCall(scope, () => called.evaluator()(inner));
  };
};

const compileCall = (call: Part<'call'>, scope: Scope, locals: readonly string[]): Evaluator => {
  const operands = (): Evaluator[] => call.parameters.map((parameter) => compile(parameter, scope, locals));
  const numeric = findNumberFunction(call.name, scope.angles);
  if (numeric) {
    const [first, second] = operands();
    if (!first || call.parameters.length < numeric.least || call.parameters.length > numeric.most) {
      throw new CalculatorProblem('argumentCount', call.name);
    }
    if (!second) {
      return (frame) => {
        const value = first(frame);
        return typeof value === 'number' ? numeric.apply(value) : broadcast([value], numeric.apply);
      };
    }
    const all = operands();
    return (frame) =>
      broadcast(
        all.map((operand) => operand(frame)),
        numeric.apply,
      );
  }
  const listed = findListFunction(call.name);
  if (!listed) return compileUserCall(call, scope, locals);
  if (call.parameters.length === 0) throw new CalculatorProblem('argumentCount', call.name);
  const all = operands();
  return (frame) => listed(all.map((operand) => operand(frame)));
};

/** A function of one number that writes its argument into a slot of the frame, and restores the slot afterwards. */
const withSlot =
  (body: Evaluator, frame: Frame, slot: number) =>
  (value: number): number => {
    const before = frame[slot];
    frame[slot] = value;
    const result = toNumber(body(frame));
    if (before !== undefined) frame[slot] = before;
    return result;
  };

const compileAccumulation = (part: Part<'accumulation'>, scope: Scope, locals: readonly string[]): Evaluator => {
  const { operation, variable } = part;
  const slot = locals.length;
  const [from, to] = [compile(part.from, scope, locals), compile(part.to, scope, locals)];
  const body = compile(part.body, scope, [...locals, variable]);
  return (frame) => {
    const [first, last] = [toNumber(from(frame)), toNumber(to(frame))];
    const apply = withSlot(body, frame, slot);
    return operation === 'integral'
      ? integrate(apply, first, last)
      : accumulate(apply, first, last, operation === 'product');
  };
};

const compileDerivative = (
  { variable, body }: Part<'derivative'>,
  scope: Scope,
  locals: readonly string[],
): Evaluator => {
  const slot = locals.lastIndexOf(variable);
  if (slot < 0) throw new CalculatorProblem('unknownName', variable);
  const inner = compile(body, scope, locals);
  return (frame) => differentiate(withSlot(inner, frame, slot), toNumber(frame[slot] ?? Number.NaN));
};

/** The integral that a function is up to its own parameter, whose slope is what is integrated; null for others. */
const findIntegral = ({ parameters, body }: UserFunction): Part<'accumulation'> | null => {
  const [parameter, more] = parameters;
  if (!parameter || more || body.kind !== 'accumulation' || body.operation !== 'integral') return null;
  if (body.to.kind !== 'name' || body.to.name !== parameter || freeNames(body.from).has(parameter)) return null;
  return body.variable !== parameter && freeNames(body.body).has(parameter) ? null : body;
};

const compileDerivativeAt = (part: Part<'derivativeAt'>, scope: Scope, locals: readonly string[]): Evaluator => {
  const called = scope.findFunction(part.name);
  const numeric = called ? undefined : findNumberFunction(part.name, scope.angles);
  if (!called && !numeric) throw new CalculatorProblem('unknownName', part.name);
  const at = compile(part.at, scope, locals);
  const apply = (value: number): number =>
    called ? enterCall(scope, () => toNumber(called.evaluator()([value]))) : (numeric?.apply(value) ?? Number.NaN);
  const integral = called ? findIntegral(called) : null;
  if (integral) {
    const integrand = compile(integral.body, scope, [integral.variable]);
    const slope = (value: number): number => toNumber(integrand([value]));
    return (frame) =>
      broadcast([at(frame)], (value) =>
        Number.isFinite(apply(value)) ? differentiate(slope, value, part.order - 1) : Number.NaN,
      );
  }
  return (frame) => broadcast([at(frame)], (value) => differentiate(apply, value, part.order));
};

const coordinate = (value: Value, axis: 'x' | 'y'): Value => {
  if (isPoint(value)) return value[axis];
  if (typeof value === 'number') throw new CalculatorProblem('wrongKind');
  return value.map((item) => coordinate(item, axis));
};

const makePoint = (x: Value, y: Value): Value => {
  if (typeof x === 'number' && typeof y === 'number') return { x, y };
  const [across, up] = [typeof x === 'number' ? [] : x, typeof y === 'number' ? [] : y];
  if (!Array.isArray(across) || !Array.isArray(up)) throw new CalculatorProblem('wrongKind');
  const length = Math.max(across.length, up.length);
  return Array.from({ length }, (_, at) =>
    makePoint(
      typeof x === 'number' ? x : (across[at] ?? Number.NaN),
      typeof y === 'number' ? y : (up[at] ?? Number.NaN),
    ),
  );
};

/** Compiles an expression into closures; nothing is evaluated as code. Local names are read from the frame by slot. */
export const compile = (expression: Expression, scope: Scope, locals: readonly string[]): Evaluator => {
  const inner = (part: Expression): Evaluator => compile(part, scope, locals);
  switch (expression.kind) {
    case 'number': {
      const { value } = expression;
      return () => value;
    }
    case 'name':
      return compileName(expression.name, scope, locals);
    case 'call':
      return compileCall(expression, scope, locals);
    case 'operation':
      return compileOperation(expression, scope, locals);
    case 'negation': {
      const operand = inner(expression.operand);
      return (frame) => combine('*', -1, operand(frame), arithmetic['*']);
    }
    case 'factorial': {
      const operand = inner(expression.operand);
      return (frame) => broadcast([operand(frame)], factorial);
    }
    case 'point': {
      const [x, y] = [inner(expression.x), inner(expression.y)];
      return (frame) => makePoint(x(frame), y(frame));
    }
    case 'coordinate': {
      const point = inner(expression.point);
      return (frame) => coordinate(point(frame), expression.axis);
    }
    case 'list': {
      const items = expression.items.map(inner);
      return (frame) => items.map((item) => item(frame));
    }
    case 'range':
      return compileRange(inner(expression.from), expression.next && inner(expression.next), inner(expression.to));
    case 'element': {
      const [list, index] = [inner(expression.list), inner(expression.index)];
      return (frame) => pickElement(list(frame), index(frame));
    }
    case 'piecewise':
      return compilePiecewise(expression, (condition) => compileCondition(condition, inner), inner);
    case 'derivative':
      return compileDerivative(expression, scope, locals);
    case 'derivativeAt':
      return compileDerivativeAt(expression, scope, locals);
    case 'accumulation':
      return compileAccumulation(expression, scope, locals);
  }
};
