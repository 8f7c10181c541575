import { parseLine } from './parser.ts';
import { CalculatorProblem } from './problems.ts';
import { reservedNames } from './scope.ts';
import { freeNames, type Condition, type Expression, type Line } from './syntax.ts';
import { functionWords, tokenize, type Token } from './tokens.ts';

/** What a line says. */
export type Statement =
  | { kind: 'empty' }
  | { kind: 'variable'; name: string; body: Expression }
  | { kind: 'function'; name: string; parameters: readonly string[]; body: Expression }
  | { kind: 'expression'; value: Expression }
  | { kind: 'curve'; axis: 'x' | 'y'; body: Expression }
  | { kind: 'polar'; body: Expression }
  | { kind: 'relation'; condition: Condition }
  | { kind: 'regression'; data: Expression; model: Expression };

const isName = (token: Token | undefined): token is Token & { kind: 'name' } => token?.kind === 'name';

/** The head of a definition such as f(x) = …; null where a line is none. */
const readFunctionHead = (tokens: readonly Token[]): { name: string; parameters: string[] } | null => {
  const [first, opening] = tokens;
  if (!isName(first) || opening?.text !== '(') return null;
  if (reservedNames.has(first.text) || functionWords.has(first.text)) return null;
  const closing = tokens.findIndex(({ text }) => text === ')');
  if (closing < 3 || tokens[closing + 1]?.text !== '=') return null;
  const inside = tokens.slice(2, closing);
  const isListed = inside.every((token, at) => (at % 2 === 0 ? isName(token) : token.text === ','));
  return isListed ? { name: first.text, parameters: inside.filter(isName).map(({ text }) => text) } : null;
};

/** The names that lines define as functions. */
export const listFunctionNames = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) => {
      try {
        return readFunctionHead(tokenize(line))?.name ?? [];
      } catch {
        // A line with unknown signs defines nothing; its own problem is shown beside it.
        return [];
      }
    }),
  );

const readDefinition = (left: Expression, right: Expression): Statement | null => {
  const names = freeNames(right);
  if (left.kind === 'name') {
    const { name } = left;
    if (name === 'y' && !names.has('y')) return { kind: 'curve', axis: 'y', body: right };
    if (name === 'x' && !names.has('x')) return { kind: 'curve', axis: 'x', body: right };
    if (name === 'r' && names.has('theta')) return { kind: 'polar', body: right };
    const isPlane = names.has('x') || names.has('y');
    if (!reservedNames.has(name) && !isPlane) return { kind: 'variable', name, body: right };
  }
  return null;
};

const isNameExpression = (expression: Expression): expression is Extract<Expression, { kind: 'name' }> =>
  expression.kind === 'name';

const toStatement = (line: Line): Statement => {
  if (line.kind === 'expression') return { kind: 'expression', value: line.value };
  if (line.kind === 'regression') return line;
  const [left, right, more] = line.condition.operands;
  const isEquation = line.condition.operators[0] === '=' && !more;
  if (!left || !right || !isEquation) return { kind: 'relation', condition: line.condition };
  if (left.kind === 'call' && left.parameters.every(isNameExpression) && !functionWords.has(left.name)) {
    const parameters = left.parameters.filter(isNameExpression).map(({ name }) => name);
    return { kind: 'function', name: left.name, parameters, body: right };
  }
  const swapped = right.kind === 'name' && ['x', 'y'].includes(right.name) ? readDefinition(right, left) : null;
  return readDefinition(left, right) ?? swapped ?? { kind: 'relation', condition: line.condition };
};

/** A line as it was read. */
export interface ParsedLine {
  line: Line | null;
  statement: Statement;
  problem: CalculatorProblem | null;
}

/** Reads a line; what cannot be read has a problem instead of a meaning. */
export const parseStatement = (text: string, functions: ReadonlySet<string>): ParsedLine => {
  try {
    const line = parseLine(text, functions);
    return { line, statement: line ? toStatement(line) : { kind: 'empty' }, problem: null };
  } catch (error) {
    if (!(error instanceof CalculatorProblem)) throw error;
    return { line: null, statement: { kind: 'empty' }, problem: error };
  }
};
