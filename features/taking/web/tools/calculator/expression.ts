import { foldCharacters } from '@inkstone/base';
import {
  addDependencies,
  create,
  divideDependencies,
  factorialDependencies,
  multiplyDependencies,
  parseDependencies,
  powDependencies,
  subtractDependencies,
  unaryMinusDependencies,
  unaryPlusDependencies,
  type MathNode,
} from 'mathjs/number';

// Only the parser and basic arithmetic of the library; other functions are passed in, to keep the bundle small.
const { parse } = create({
  ...parseDependencies,
  ...addDependencies,
  ...subtractDependencies,
  ...multiplyDependencies,
  ...divideDependencies,
  ...powDependencies,
  ...factorialDependencies,
  ...unaryMinusDependencies,
  ...unaryPlusDependencies,
});

/** The unit of angles. */
export type Angles = 'radians' | 'degrees';

/** The result of a line: empty, a number, a curve over x, or an unreadable expression. */
export type Result =
  | { is: 'empty' }
  | { is: 'number'; value: number }
  | { is: 'graph'; at: (x: number) => number }
  | { is: 'problem' };

type UnaryFunction = (value: number) => number;

const functionsFor = (angles: Angles): Record<string, UnaryFunction> => {
  const unit = angles === 'degrees' ? Math.PI / 180 : 1;
  return {
    sqrt: Math.sqrt,
    cbrt: Math.cbrt,
    abs: Math.abs,
    ln: Math.log,
    log: Math.log10,
    exp: Math.exp,
    sin: (value) => Math.sin(value * unit),
    cos: (value) => Math.cos(value * unit),
    tan: (value) => Math.tan(value * unit),
    asin: (value) => Math.asin(value) / unit,
    acos: (value) => Math.acos(value) / unit,
    atan: (value) => Math.atan(value) / unit,
  };
};

const operators = new Set(['add', 'subtract', 'multiply', 'divide', 'pow', 'factorial', 'unaryMinus', 'unaryPlus']);
const names = new Set([...Object.keys(functionsFor('radians')), 'x', 'pi', 'e']);

const superscripts: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [sign, String(digit)])),
  '⁻': '-',
};

/** Converts a superscript exponent: 2⁴ is a power and not 24. */
const toPower = (signs: string): string => `^(${[...signs].map((sign) => superscripts[sign] ?? '').join('')})`;

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[×·]/g, '*'],
  [/÷/g, '/'],
  [/[−–]/g, '-'],
  [/π/g, 'pi'],
  [/√\s*(\d+(?:\.\d+)?|x)/g, 'sqrt($1)'],
  [/√/g, 'sqrt'],
  [/\|([^|]+)\|/g, 'abs($1)'],
  [/^\s*(?:y|f\s*\(\s*x\s*\))\s*=/i, ''],
  // Adjacent letters, and a letter before a bracket, are a product unless they name a function.
  [/(?<![a-z])(x|pi|e)\s*(?=\()/g, '$1*'],
  [/(?<![a-z])(x|pi|e)\s*(?=(?:x|pi|sqrt|cbrt|abs|ln|log|exp|a?sin|a?cos|a?tan)(?![a-z]))/g, '$1*'],
];

const normalizeLine = (text: string): string =>
  replacements
    .reduce(
      (line, [pattern, replacement]) => line.replace(pattern, replacement),
      foldCharacters(text.replace(/[⁰¹²³⁴-⁹⁻]+/g, toPower)),
    )
    .trim();

/** Whether an expression has only numbers, x, constants, operators and the functions of a school calculator. */
const isAllowed = (node: MathNode): boolean => {
  let fine = true;
  node.traverse((child) => {
    if (child.type === 'ConstantNode') fine &&= 'value' in child && typeof child.value === 'number';
    else if (child.type === 'SymbolNode') fine &&= 'name' in child && names.has(String(child.name));
    else if (child.type === 'OperatorNode') fine &&= 'fn' in child && operators.has(String(child.fn));
    else fine &&= child.type === 'ParenthesisNode' || child.type === 'FunctionNode';
  });
  return fine;
};

const hasX = (node: MathNode): boolean =>
  node.filter((child) => child.type === 'SymbolNode' && 'name' in child && child.name === 'x').length > 0;

/** Evaluates a typed line. */
export const readLine = (text: string, angles: Angles): Result => {
  const source = normalizeLine(text);
  if (source === '') return { is: 'empty' };
  try {
    const node = parse(source);
    if (!isAllowed(node)) return { is: 'problem' };
    const code = node.compile();
    const scope = { ...functionsFor(angles), pi: Math.PI, e: Math.E };
    const at = (x: number): number => Number(code.evaluate({ ...scope, x }));
    if (hasX(node)) {
      at(1);
      return { is: 'graph', at };
    }
    const value = at(0);
    return Number.isFinite(value) ? { is: 'number', value } : { is: 'problem' };
  } catch {
    // An incomplete expression is not an error.
    return { is: 'problem' };
  }
};

/** Formats a number with at most ten digits, without floating-point noise. */
export const numberText = (value: number): string => {
  const rounded = Number(value.toPrecision(10));
  return String(Math.abs(rounded) < 1e-12 ? 0 : rounded).replace('-', '−');
};

/** Formats a decimal as a fraction with a denominator below a thousand; null for integers and other numbers. */
export const fractionText = (value: number): string | null => {
  if (Number.isInteger(value)) return null;
  for (let bottom = 2; bottom < 1000; bottom += 1) {
    const top = Math.round(value * bottom);
    if (Math.abs(value - top / bottom) < 1e-11) return `${top}/${bottom}`.replace('-', '−');
  }
  return null;
};
