import { CalculatorProblem } from './problems.ts';
import { parseCall } from './parse-calls.ts';
import { parseBraces, parseSquareBrackets } from './parse-brackets.ts';
import type { ComparisonOperator, Condition, Expression, Line } from './syntax.ts';
import { TokenReader, type Grammar } from './token-reader.ts';
import { functionWords, tokenize, type Token } from './tokens.ts';

const relations: ReadonlySet<string> = new Set(['<', '>', '<=', '>=', '=']);
const isRelation = (token: Token | undefined): boolean => token?.kind === 'sign' && relations.has(token.text);

const parseAbsolute = (reader: TokenReader): Expression => {
  reader.openBars += 1;
  const inside = parseSum(reader);
  reader.openBars -= 1;
  reader.close('|');
  return { kind: 'call', name: 'abs', parameters: [inside] };
};

const parseParentheses = (reader: TokenReader): Expression => {
  const bars = reader.openBars;
  reader.openBars = 0;
  const first = parseSum(reader);
  const second = reader.takeSign(',') ? parseSum(reader) : null;
  reader.close(')');
  reader.openBars = bars;
  return second ? { kind: 'point', x: first, y: second } : first;
};

const isDerivative = (reader: TokenReader): boolean =>
  reader.isSign('/') && reader.isName(1) && reader.isName(2) && readText(reader.peek(1)) === 'd';

const readText = (token: Token | undefined): string => token?.text ?? '';

const parseName = (reader: TokenReader, name: string): Expression => {
  if (name === 'd' && isDerivative(reader)) {
    reader.take();
    reader.take();
    const variable = reader.takeName();
    return { kind: 'derivative', variable, body: parseProduct(reader) };
  }
  if (functionWords.has(name)) return parseCall(reader, name);
  if (reader.functions.has(name) && (reader.isSign('(') || reader.isSign("'"))) return parseCall(reader, name);
  return { kind: 'name', name };
};

/** Parses a number, a name, a call or something in brackets. */
const parseAtom = (reader: TokenReader): Expression => {
  const token = reader.take();
  if (token.kind === 'number') return { kind: 'number', value: token.value, text: token.text };
  if (token.kind === 'name') return parseName(reader, token.text);
  if (token.text === '(') return parseParentheses(reader);
  if (token.text === '[') return parseSquareBrackets(reader);
  if (token.text === '{') return parseBraces(reader);
  if (token.text === '|') return parseAbsolute(reader);
  throw new CalculatorProblem(token.text === ')' || token.text === ']' ? 'bracket' : 'unreadable', token.text);
};

const parsePostfix = (reader: TokenReader): Expression => {
  let expression = parseAtom(reader);
  for (;;) {
    if (reader.takeSign('!')) expression = { kind: 'factorial', operand: expression };
    else if (reader.takeSign('%'))
      expression = {
        kind: 'operation',
        operator: '/',
        left: expression,
        right: { kind: 'number', value: 100, text: '100' },
      };
    else if (reader.isWord('degree')) {
      const unit: Expression = { kind: 'name', name: reader.takeName() };
      expression = { kind: 'operation', operator: '*', left: expression, right: unit };
    } else if (reader.isSign('.') && reader.isName(1)) {
      reader.take();
      const axis = reader.takeName();
      if (axis !== 'x' && axis !== 'y') throw new CalculatorProblem('unreadable', `.${axis}`);
      expression = { kind: 'coordinate', point: expression, axis };
    } else if (reader.isSign('[') && !reader.peek()?.isSpaced && expression.kind !== 'number') {
      reader.take();
      expression = { kind: 'element', list: expression, index: parseSum(reader) };
      reader.close(']');
    } else return expression;
  }
};

/** Parses a power; the exponent may have a sign and a power of its own. */
const parsePower = (reader: TokenReader): Expression => {
  const base = parsePostfix(reader);
  if (!reader.takeSign('^')) return base;
  return { kind: 'operation', operator: '^', left: base, right: parseSigned(reader) };
};

const parseSigned = (reader: TokenReader): Expression => {
  if (reader.takeSign('-')) return { kind: 'negation', operand: parseSigned(reader) };
  if (reader.takeSign('+')) return parseSigned(reader);
  return parsePower(reader);
};

/** Whether a factor follows without a sign of multiplication. */
const isFactorNext = (reader: TokenReader, isAfterNumber: boolean): boolean => {
  const token = reader.peek();
  if (!token || reader.isDifferential()) return false;
  if (token.kind === 'number') {
    if (isAfterNumber) throw new CalculatorProblem('unreadable', token.text);
    return true;
  }
  if (token.kind === 'name') return true;
  return ['(', '[', '{'].includes(token.text) || (token.text === '|' && reader.openBars === 0);
};

/** Parses a product; a factor may follow without a sign. */
const parseProduct = (reader: TokenReader): Expression => {
  let left = parseSigned(reader);
  let last: Expression = left;
  for (;;) {
    const operator = reader.takeSign('*') ? '*' : reader.takeSign('/') ? '/' : null;
    if (!operator && !isFactorNext(reader, last.kind === 'number')) return left;
    last = operator ? parseSigned(reader) : parsePower(reader);
    left = { kind: 'operation', operator: operator ?? '*', left, right: last };
  }
};

/** Parses a sum. */
const parseSum = (reader: TokenReader): Expression => {
  let left = parseProduct(reader);
  for (;;) {
    const operator = reader.takeSign('+') ? '+' : reader.takeSign('-') ? '-' : null;
    if (!operator) return left;
    left = { kind: 'operation', operator, left, right: parseProduct(reader) };
  }
};

/** Parses a sum, or a chain of comparisons where one follows. */
const parseCondition = (reader: TokenReader): Condition => {
  const operands = [parseSum(reader)];
  const operators: ComparisonOperator[] = [];
  while (isRelation(reader.peek())) {
    operators.push(reader.take().text as ComparisonOperator);
    operands.push(parseSum(reader));
  }
  return { operands, operators };
};

const grammar: Grammar = { parseAtom, parsePower, parseProduct, parseSum, parseCondition, isFactorNext };

/** Parses a whole line; null where nothing is typed. */
export const parseLine = (text: string, functions: ReadonlySet<string>): Line | null => {
  const tokens = tokenize(text);
  if (tokens.length === 0) return null;
  const reader = new TokenReader(tokens, functions, grammar);
  const condition = parseCondition(reader);
  const [first] = condition.operands;
  if (!first) return null;
  if (condition.operators.length === 0 && reader.takeSign('~')) {
    const model = parseSum(reader);
    checkEnd(reader);
    return { kind: 'regression', data: first, model };
  }
  checkEnd(reader);
  return condition.operators.length === 0 ? { kind: 'expression', value: first } : { kind: 'comparison', condition };
};

const checkEnd = (reader: TokenReader): void => {
  const rest = reader.peek();
  if (!rest) return;
  throw new CalculatorProblem([')', ']', '}', '|'].includes(rest.text) ? 'bracket' : 'unreadable', rest.text);
};
