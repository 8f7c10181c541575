import { foldCharacters } from '@inkstone/base';
import { CalculatorProblem } from './problems.ts';

export type Token =
  | { kind: 'number'; value: number; text: string; isSpaced: boolean }
  | { kind: 'name'; text: string; isSpaced: boolean }
  | { kind: 'sign'; text: string; isSpaced: boolean };

/** Names of more than one letter; every other letter is a name of its own, so that ab is a product. */
const knownWords: readonly string[] = [
  ...['sqrt', 'cbrt', 'nthroot', 'abs', 'exp', 'ln', 'log', 'floor', 'ceil', 'round', 'sign', 'mod', 'gcd', 'lcm'],
  ...['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'asin', 'acos', 'atan', 'arcsin', 'arccos', 'arctan'],
  ...['sinh', 'cosh', 'tanh', 'min', 'max', 'mean', 'median', 'stdev', 'stdevp', 'var', 'varp', 'mad', 'total'],
  ...['length', 'quartile', 'quantile', 'corr', 'nCr', 'nPr', 'sum', 'prod', 'int', 'theta', 'pi', 'infinity'],
  ...['sort', 'distance', 'midpoint', 'normalcdf', 'tau'],
  ...['asec', 'acsc', 'acot', 'arcsec', 'arccsc', 'arccot'],
  ...['asinh', 'acosh', 'atanh', 'arsinh', 'arcosh', 'artanh', 'arcsinh', 'arccosh', 'arctanh'],
];

const namedValues: ReadonlySet<string> = new Set(['pi', 'theta', 'tau', 'infinity', 'degree']);

/** The words that call a function. */
export const functionWords: ReadonlySet<string> = new Set(knownWords.filter((word) => !namedValues.has(word)));

const wordsByLength = knownWords.toSorted((first, second) => second.length - first.length);

const superscripts: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((sign, digit) => [sign, String(digit)])),
  '⁻': '-',
};

/** Converts a superscript exponent: 2⁴ is a power and not 24. */
const toPower = (signs: string): string => `^(${[...signs].map((sign) => superscripts[sign] ?? '').join('')})`;

/** Keeps a sign's word apart from the letters beside it, without being a space. */
const divider = '\u0001';

const apart = (word: string): string => `${divider}${word}${divider}`;

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[×·⋅∗]/g, '*'],
  [/÷/g, '/'],
  [/[−–]/g, '-'],
  [/π/g, apart('pi')],
  [/[θϑ]/g, apart('theta')],
  [/τ/g, apart('tau')],
  [/√/g, ' sqrt'],
  [/∛/g, ' cbrt'],
  [/∫/g, ' int'],
  [/[∑Σ]/g, ' sum'],
  [/∏/g, ' prod'],
  [/∞/g, apart('infinity')],
  [/≤|⩽/g, '<='],
  [/≥|⩾/g, '>='],
  [/[∼～]/g, '~'],
  [/[′’]/g, "'"],
  [/°/g, apart('degree')],
];

/** Folds the typed characters into the plain ones that are read. */
export const foldLine = (text: string): string =>
  replacements.reduce(
    (line, [pattern, replacement]) => line.replace(pattern, replacement),
    foldCharacters(text.replace(/[⁰¹²³⁴-⁹⁻]+/g, toPower)),
  );

const patterns = {
  space: /\s+/y,
  number: /(?:\d+(?:\.(?!\.)\d*)?|\.\d+)/y,
  letters: /[A-Za-z]+/y,
  sign: /\.\.\.|<=|>=|[-+*/^()[\]{},:;=<>~!|'_.%]/y,
  subscript: /_?(?:\{([A-Za-z0-9]+)\}|(\d+))|_([A-Za-z])(?![A-Za-z])/y,
};

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Words that take a subscript of their own: a base, or bounds. */
const takesBase = new Set(['log', 'int', 'sum', 'prod']);

/** The word or single letter at a position of a run of letters, with its subscript. */
const readName = (text: string, at: number, end: number): { name: string; next: number } => {
  const word = text.startsWith('degree', at) ? 'degree' : wordsByLength.find((known) => text.startsWith(known, at));
  if (word && at + word.length <= end) return { name: word, next: at + word.length };
  const letter = text[at] ?? '';
  const subscript = at + 1 === end ? matchAt(patterns.subscript, text, end) : null;
  if (!subscript) return { name: letter, next: at + 1 };
  return {
    name: letter + (subscript[1] ?? subscript[2] ?? subscript[3] ?? ''),
    next: end + subscript[0].length,
  };
};

/** Splits a run of letters into names; a word before a bracket, a digit or the end counts as well. */
const readNames = (text: string, from: number, isSpaced: boolean): { tokens: Token[]; next: number } => {
  const end = from + (matchAt(patterns.letters, text, from)?.[0].length ?? 0);
  const tokens: Token[] = [];
  let at = from;
  while (at < end) {
    const { name, next } = readName(text, at, end);
    tokens.push({ kind: 'name', text: name, isSpaced: isSpaced && at === from });
    at = next;
  }
  const last = tokens.at(-1);
  const base = last && takesBase.has(last.text) ? matchAt(/(?<=log)\d+(?=\s*\()/y, text, at) : null;
  if (base) {
    tokens.push({ kind: 'sign', text: '_', isSpaced: false });
    tokens.push({ kind: 'number', value: Number(base[0]), text: base[0], isSpaced: false });
  }
  return { tokens, next: at + (base?.[0].length ?? 0) };
};

const longestLine = 500;

/** Splits a line into tokens. */
export const tokenize = (line: string): Token[] => {
  const text = foldLine(line);
  if (text.length > longestLine) throw new CalculatorProblem('tooLong');
  const tokens: Token[] = [];
  let [at, isSpaced] = [0, false];
  while (at < text.length) {
    const space = matchAt(patterns.space, text, at);
    const number = matchAt(patterns.number, text, at);
    const sign = matchAt(patterns.sign, text, at);
    if (space) {
      at += space[0].length;
      isSpaced = true;
      continue;
    }
    if (text[at] === divider) {
      at += 1;
      continue;
    }
    if (number) {
      tokens.push({ kind: 'number', value: Number(number[0]), text: number[0], isSpaced });
      at += number[0].length;
    } else if (matchAt(patterns.letters, text, at)) {
      const names = readNames(text, at, isSpaced);
      tokens.push(...names.tokens);
      at = names.next;
    } else if (sign) {
      tokens.push({ kind: 'sign', text: sign[0], isSpaced });
      at += sign[0].length;
    } else {
      throw new CalculatorProblem('unreadable', String.fromCodePoint(text.codePointAt(at) ?? 0));
    }
    isSpaced = false;
  }
  return tokens;
};
