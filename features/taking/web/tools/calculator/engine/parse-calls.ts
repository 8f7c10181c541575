import { CalculatorProblem } from './problems.ts';
import type { Expression } from './syntax.ts';
import type { TokenReader } from './token-reader.ts';
import { functionWords } from './tokens.ts';

const inverses: ReadonlyMap<string, string> = new Map([
  ...['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'sinh', 'cosh', 'tanh'].map((name) => [name, `a${name}`] as const),
  ['exp', 'ln'],
  ['ln', 'exp'],
]);

/** Other spellings: arcsin, and arsinh or arcsinh. */
const aliases: ReadonlyMap<string, string> = new Map([
  ...['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'sinh', 'cosh', 'tanh'].map(
    (name) => [`arc${name}`, `a${name}`] as const,
  ),
  ...['sinh', 'cosh', 'tanh'].map((name) => [`ar${name}`, `a${name}`] as const),
]);

const roots = new Set(['sqrt', 'cbrt']);

/** Parses what stands between the brackets of a call. */
const parseParameters = (reader: TokenReader): Expression[] => {
  const parameters: Expression[] = [];
  const bars = reader.openBars;
  reader.openBars = 0;
  if (!reader.takeSign(')')) {
    do parameters.push(reader.grammar.parseSum(reader));
    while (reader.takeSign(','));
    reader.close(')');
  }
  reader.openBars = bars;
  return parameters;
};

/** Parses an operand without brackets: sin 2x, √2. */
const parseBareOperand = (reader: TokenReader, name: string): Expression => {
  let operand = reader.grammar.parsePower(reader);
  while (!roots.has(name) && !reader.functions.has(reader.peek()?.text ?? '') && isPlainFactor(reader, operand)) {
    operand = { kind: 'operation', operator: '*', left: operand, right: reader.grammar.parsePower(reader) };
  }
  return operand;
};

const isPlainFactor = (reader: TokenReader, before: Expression): boolean => {
  const token = reader.peek();
  const isFunction = token?.kind === 'name' && functionWords.has(token.text);
  return !isFunction && reader.grammar.isFactorNext(reader, before.kind === 'number');
};

/** Parses a base or an exponent after _ or ^. */
const parseBound = (reader: TokenReader): Expression => {
  if (reader.takeSign('-')) return { kind: 'negation', operand: parseBound(reader) };
  if (!reader.takeSign('{')) return reader.grammar.parseAtom(reader);
  const bound = reader.grammar.parseSum(reader);
  reader.close('}');
  return bound;
};

/** Whether a name follows without a space that belongs to a bound, as in 2pi, and is not the variable itself. */
const isBoundFactor = (reader: TokenReader, variable: string | null): boolean => {
  const token = reader.peek();
  if (token?.kind !== 'name' || token.isSpaced || token.text === variable || reader.isDifferential()) return false;
  const isCall = reader.functions.has(token.text) && (reader.isSign('(', 1) || reader.isSign("'", 1));
  return !isCall && !functionWords.has(token.text);
};

/** Parses a bound of an integral or a sum, after _ or ^; without brackets it may be a product such as 2pi. */
const parseLimit = (reader: TokenReader, variable: string | null): Expression => {
  if (reader.takeSign('-')) return { kind: 'negation', operand: parseLimit(reader, variable) };
  let bound = parseBound(reader);
  if (bound.kind !== 'number' && bound.kind !== 'name') return bound;
  while (isBoundFactor(reader, variable)) {
    const right: Expression = { kind: 'name', name: reader.takeName() };
    bound = { kind: 'operation', operator: '*', left: bound, right };
  }
  return bound;
};

const parseUpperLimit = (reader: TokenReader, variable: string | null): Expression => {
  if (!reader.takeSign('^')) throw new CalculatorProblem('incomplete');
  return parseLimit(reader, variable);
};

/** Parses ∫_0^8 … dt after the underscore. */
const parseIntegral = (reader: TokenReader): Expression => {
  reader.openIntegrals += 1;
  const variable = reader.findDifferential();
  const from = parseLimit(reader, variable);
  const to = parseUpperLimit(reader, variable);
  const body = reader.grammar.parseSum(reader);
  if (!reader.isDifferential()) throw new CalculatorProblem('incomplete', 'dx');
  reader.openIntegrals -= 1;
  reader.take();
  return { kind: 'accumulation', operation: 'integral', variable: reader.takeName(), from, to, body };
};

/** Parses Σ_(n=1)^10 … after the underscore. */
const parseSummation = (reader: TokenReader, operation: 'sum' | 'product'): Expression => {
  const closing = reader.takeSign('{') ? '}' : ')';
  if (closing === ')' && !reader.takeSign('(')) throw new CalculatorProblem('bracket', '(');
  const variable = reader.takeName();
  if (!reader.takeSign('=')) throw new CalculatorProblem('incomplete', '=');
  const from = reader.grammar.parseSum(reader);
  reader.close(closing);
  const to = parseUpperLimit(reader, variable);
  return { kind: 'accumulation', operation, variable, from, to, body: reader.grammar.parseProduct(reader) };
};

const operations = { int: 'integral', sum: 'sum', prod: 'product' } as const;
const isAccumulation = (name: string): name is keyof typeof operations => Object.hasOwn(operations, name);

const parseAccumulation = (reader: TokenReader, name: keyof typeof operations): Expression => {
  const operation = operations[name];
  if (reader.takeSign('_')) return operation === 'integral' ? parseIntegral(reader) : parseSummation(reader, operation);
  if (!reader.takeSign('(')) throw new CalculatorProblem('bracket', '(');
  const parameters = parseParameters(reader);
  const [body, variable, from, to] = parameters;
  if (name === 'sum' && parameters.length === 1) return { kind: 'call', name: 'total', parameters };
  if (!body || !from || !to || variable?.kind !== 'name' || parameters.length !== 4) {
    throw new CalculatorProblem('argumentCount', name);
  }
  return { kind: 'accumulation', operation, variable: variable.name, from, to, body };
};

const parseDerivativeAt = (reader: TokenReader, name: string): Expression => {
  let order = 0;
  while (reader.takeSign("'")) order += 1;
  if (!reader.takeSign('(')) throw new CalculatorProblem('bracket', '(');
  const [at, ...more] = parseParameters(reader);
  if (!at || more.length > 0) throw new CalculatorProblem('argumentCount', name);
  return { kind: 'derivativeAt', name, order, at };
};

const parseOperands = (reader: TokenReader, name: string): Expression[] => {
  if (reader.takeSign('(')) return parseParameters(reader);
  return [parseBareOperand(reader, name)];
};

/** Parses a call after the name of its function. */
export const parseCall = (reader: TokenReader, typedName: string): Expression => {
  if (isAccumulation(typedName)) return parseAccumulation(reader, typedName);
  if (reader.isSign("'")) return parseDerivativeAt(reader, typedName);
  const base = typedName === 'log' && reader.takeSign('_') ? [parseBound(reader)] : [];
  const power = reader.takeSign('^') ? parseBound(reader) : null;
  const name = aliases.get(typedName) ?? typedName;
  const parameters = [...parseOperands(reader, name), ...base];
  const isInverse = power?.kind === 'negation' && power.operand.kind === 'number' && power.operand.value === 1;
  if (isInverse) {
    const inverse = inverses.get(name);
    if (!inverse || base.length > 0) throw new CalculatorProblem('noInverse', typedName);
    return { kind: 'call', name: inverse, parameters, inverseOf: name };
  }
  const call: Expression = { kind: 'call', name, parameters };
  return power ? { kind: 'operation', operator: '^', left: call, right: power } : call;
};
