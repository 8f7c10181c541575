import { foldSigns } from '@inkstone/base';
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

// The library's parts that read and add up; sines, roots and logarithms are handed in, so that little has to be fetched.
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

/** How angles are measured. */
export type Angles = 'radians' | 'degrees';

/** What a line of the calculator comes to: nothing yet, a number, a curve over x, or something that cannot be read. */
export type Result =
  | { is: 'empty' }
  | { is: 'number'; value: number }
  | { is: 'graph'; at: (x: number) => number }
  | { is: 'problem' };

type Act = (value: number) => number;

const functionsFor = (angles: Angles): Record<string, Act> => {
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

const raised: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [sign, String(digit)])),
  '⁻': '-',
};

/** An exponent as it is typed on one line: 2⁴ is a power and not 24. */
const asPower = (signs: string): string => `^(${[...signs].map((sign) => raised[sign] ?? '').join('')})`;

const signs: readonly (readonly [RegExp, string])[] = [
  [/[×·]/g, '*'],
  [/÷/g, '/'],
  [/[−–]/g, '-'],
  [/π/g, 'pi'],
  [/√\s*(\d+(?:\.\d+)?|x)/g, 'sqrt($1)'],
  [/√/g, 'sqrt'],
  [/\|([^|]+)\|/g, 'abs($1)'],
  [/^\s*(?:y|f\s*\(\s*x\s*\))\s*=/i, ''],
  // Two letters side by side, and a letter before a bracket, are a product unless they name a function.
  [/(?<![a-z])(x|pi|e)\s*(?=\()/g, '$1*'],
  [/(?<![a-z])(x|pi|e)\s*(?=(?:x|pi|sqrt|cbrt|abs|ln|log|exp|a?sin|a?cos|a?tan)(?![a-z]))/g, '$1*'],
];

const tidy = (text: string): string =>
  signs
    .reduce((so, [pattern, put]) => so.replace(pattern, put), foldSigns(text.replace(/[⁰¹²³⁴-⁹⁻]+/g, asPower)))
    .trim();

/** Only numbers, x, the constants, the operators and the functions of a school calculator. */
const isPlain = (node: MathNode): boolean => {
  let fine = true;
  node.traverse((one) => {
    if (one.type === 'ConstantNode') fine &&= 'value' in one && typeof one.value === 'number';
    else if (one.type === 'SymbolNode') fine &&= 'name' in one && names.has(String(one.name));
    else if (one.type === 'OperatorNode') fine &&= 'fn' in one && operators.has(String(one.fn));
    else fine &&= one.type === 'ParenthesisNode' || one.type === 'FunctionNode';
  });
  return fine;
};

const hasX = (node: MathNode): boolean =>
  node.filter((one) => one.type === 'SymbolNode' && 'name' in one && one.name === 'x').length > 0;

/** Reads a line as it was typed. */
export const readLine = (text: string, angles: Angles): Result => {
  const source = tidy(text);
  if (source === '') return { is: 'empty' };
  try {
    const node = parse(source);
    if (!isPlain(node)) return { is: 'problem' };
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
    // What is still being typed cannot be read, and is no fault.
    return { is: 'problem' };
  }
};

/** A number with ten figures at most, without what the last bits of a computer make of it. */
export const numberText = (value: number): string => {
  const rounded = Number(value.toPrecision(10));
  return String(Math.abs(rounded) < 1e-12 ? 0 : rounded).replace('-', '−');
};

/** The fraction that a decimal is, where its denominator is below a thousand; null for whole numbers and others. */
export const fractionText = (value: number): string | null => {
  if (Number.isInteger(value)) return null;
  for (let bottom = 2; bottom < 1000; bottom += 1) {
    const top = Math.round(value * bottom);
    if (Math.abs(value - top / bottom) < 1e-11) return `${top}/${bottom}`.replace('-', '−');
  }
  return null;
};
