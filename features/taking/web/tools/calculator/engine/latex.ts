import type { Condition, Expression, Line } from './syntax.ts';

const signs = { '<': '<', '>': '>', '<=': '\\le ', '>=': '\\ge ', '=': '=' } as const;
const words: Readonly<Record<string, string>> = {
  pi: '\\pi ',
  theta: '\\theta ',
  tau: '\\tau ',
  infinity: '\\infty ',
  degree: '^{\\circ}',
};
const plainCommands = new Set([
  'sin',
  'cos',
  'tan',
  'sec',
  'csc',
  'cot',
  'ln',
  'exp',
  'min',
  'max',
  'gcd',
  'sinh',
  'cosh',
  'tanh',
]);
const inverseNames: Readonly<Record<string, string>> = Object.fromEntries(
  ['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'sinh', 'cosh', 'tanh'].map((name) => [`a${name}`, `\\${name}^{-1}`]),
);

const precedences: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 4, '^': 3 };

const precedenceFor = (expression: Expression): number => {
  if (expression.kind === 'operation') return precedences[expression.operator] ?? 4;
  return expression.kind === 'negation' ? 1 : 4;
};

const bracket = (inside: string): string => `\\left(${inside}\\right)`;

const inBrackets = (expression: Expression, least: number): string =>
  precedenceFor(expression) < least ? bracket(toLatex(expression)) : toLatex(expression);

const formatName = (name: string): string => {
  const word = words[name];
  if (word) return word;
  return name.length === 1 ? name : `${name.slice(0, 1)}_{${name.slice(1)}}`;
};

const join = (parts: readonly Expression[]): string => parts.map(toLatex).join(',\\,');

const formatCall = (name: string, parameters: readonly Expression[]): string => {
  const [first, second] = parameters;
  if (!first) return `${formatName(name)}()`;
  if (name === 'sqrt') return `\\sqrt{${toLatex(first)}}`;
  if (name === 'cbrt') return `\\sqrt[3]{${toLatex(first)}}`;
  if (name === 'nthroot' && second) return `\\sqrt[${toLatex(second)}]{${toLatex(first)}}`;
  if (name === 'abs') return `\\left|${toLatex(first)}\\right|`;
  if (name === 'floor') return `\\left\\lfloor ${toLatex(first)}\\right\\rfloor `;
  if (name === 'ceil') return `\\left\\lceil ${toLatex(first)}\\right\\rceil `;
  if (name === 'log') return `\\log${second ? `_{${toLatex(second)}}` : ''}${bracket(toLatex(first))}`;
  return `${formatFunction(name)}${bracket(join(parameters))}`;
};

const formatFunction = (name: string): string => {
  if (plainCommands.has(name)) return `\\${name}`;
  const isWord = /^[A-Za-z]{3,}$/.test(name) && !/\d/.test(name);
  return inverseNames[name] ?? (isWord ? `\\operatorname{${name}}` : formatName(name));
};

/** Whether a product needs a sign: before a digit, and between digits. */
const needsDot = (right: Expression): boolean => {
  if (right.kind === 'number') return true;
  if (right.kind === 'operation' && right.operator === '^') return needsDot(right.left);
  if (right.kind === 'operation' && right.operator === '*') return needsDot(right.left);
  return false;
};

const formatOperation = ({ operator, left, right }: Extract<Expression, { kind: 'operation' }>): string => {
  if (operator === '/') return `\\frac{${toLatex(left)}}{${toLatex(right)}}`;
  if (operator === '^') {
    const isFraction = left.kind === 'operation' || left.kind === 'negation' || left.kind === 'call';
    return `${isFraction ? bracket(toLatex(left)) : toLatex(left)}^{${toLatex(right)}}`;
  }
  if (operator === '*') {
    const [before, after] = [inBrackets(left, 2), inBrackets(right, 2)];
    if (right.kind === 'piecewise') return `${before}\\;${after}`;
    return `${before}${needsDot(right) ? '\\cdot ' : ''}${after}`;
  }
  return `${toLatex(left)}${operator}${inBrackets(right, operator === '-' ? 2 : 1)}`;
};

const formatCondition = ({ operands, operators }: Condition): string =>
  operands.map((operand, at) => `${toLatex(operand)}${operators[at] ? signs[operators[at]] : ''}`).join('');

const formatPiecewise = ({ cases, otherwise }: Extract<Expression, { kind: 'piecewise' }>): string => {
  const [only] = cases;
  const isRestriction = cases.length === 1 && !otherwise && only?.value.kind === 'number' && only.value.value === 1;
  if (isRestriction) return `\\left\\{${formatCondition(only.condition)}\\right\\}`;
  const rows = cases.map(({ condition, value }) => `${toLatex(value)}&${formatCondition(condition)}`);
  return `\\begin{cases}${[...rows, ...(otherwise ? [toLatex(otherwise)] : [])].join('\\\\')}\\end{cases}`;
};

const accumulationSigns = { integral: '\\int', sum: '\\sum', product: '\\prod' } as const;

const formatAccumulation = (part: Extract<Expression, { kind: 'accumulation' }>): string => {
  const { operation, variable } = part;
  const isIntegral = operation === 'integral';
  const lower = `${isIntegral ? '' : `${formatName(variable)}=`}${toLatex(part.from)}`;
  const body = inBrackets(part.body, 2);
  return `${accumulationSigns[operation]}_{${lower}}^{${toLatex(part.to)}}${body}${isIntegral ? `\\,d${formatName(variable)}` : ''}`;
};

/** An expression as LaTeX. */
export const toLatex = (expression: Expression): string => {
  switch (expression.kind) {
    case 'number':
      return expression.text;
    case 'name':
      return formatName(expression.name);
    case 'call':
      if (expression.inverseOf) return `\\${expression.inverseOf}^{-1}${bracket(join(expression.parameters))}`;
      return formatCall(expression.name, expression.parameters);
    case 'operation':
      return formatOperation(expression);
    case 'negation':
      return `-${inBrackets(expression.operand, 2)}`;
    case 'factorial':
      return `${inBrackets(expression.operand, 4)}!`;
    case 'point':
      return bracket(join([expression.x, expression.y]));
    case 'coordinate':
      return `${toLatex(expression.point)}.${expression.axis}`;
    case 'list':
      return `\\left[${join(expression.items)}\\right]`;
    case 'range':
      return `\\left[${join([expression.from, ...(expression.next ? [expression.next] : [])])}\\ldots ${toLatex(expression.to)}\\right]`;
    case 'element':
      return `${toLatex(expression.list)}\\left[${toLatex(expression.index)}\\right]`;
    case 'piecewise':
      return formatPiecewise(expression);
    case 'derivative':
      return `\\frac{d}{d${formatName(expression.variable)}}${inBrackets(expression.body, 2)}`;
    case 'derivativeAt':
      return `${formatFunction(expression.name)}${"'".repeat(expression.order)}${bracket(toLatex(expression.at))}`;
    case 'accumulation':
      return formatAccumulation(expression);
  }
};

/** A line as LaTeX, to be shown as it is read. */
export const lineToLatex = (line: Line): string => {
  if (line.kind === 'expression') return toLatex(line.value);
  if (line.kind === 'regression') return `${toLatex(line.data)}\\sim ${toLatex(line.model)}`;
  return formatCondition(line.condition);
};
