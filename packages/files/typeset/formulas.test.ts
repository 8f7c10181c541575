import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import katex from 'katex';
import { expect, test } from 'vitest';
import { toTypstFormula } from './formulas.ts';

const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: [] }] });
const toFormula = (latex: string): string | null =>
  toTypstFormula(
    latex,
    (source) => !compiler.compile({ mainFileContent: `#eval(${JSON.stringify(source)}, mode: "math")` }).hasError(),
  );

test('a formula is typeset, including its texts and words', () => {
  expect(toFormula(String.raw`\frac{1}{2}`)).toBe('frac(1, 2)');
  expect(toFormula(String.raw`v = 3\ \text{m per s}`)).toContain('m per s"');
  expect(toFormula(String.raw`x_\text{std}`)).toContain('"std"');
});

test.each([
  [String.raw`\boxed{x+1}`, '#box(stroke: 0.5pt'],
  [String.raw`A \xrightarrow[a]{\text{heat}} B`, 'attach(limits(stretch(→, size: #200%)), t: "heat", b: a)'],
  [String.raw`\color{red}x`, 'text(fill: #rgb("#ff0000"), x)'],
  [String.raw`\bcancel{x}`, 'cancel(inverted: #true, x)'],
  [`f''(x)`, 'attach(f, t: ′′)'],
  [`y'^2`, 'attach(y, t: ′2)'],
  [String.raw`\overset{\frown}{AB}`, 'attach(limits(A B), t: ⌢)'],
  [String.raw`\begin{gathered}a=b\\c=d\end{gathered}`, 'mat(delim: #none'],
  [String.raw`\lvert x\rvert`, 'class("normal", bar.v)x'],
  [String.raw`\phantom{x}y`, '#hide($x$)y'],
  [String.raw`\begin{array}{c|c}a&b\\\hline c&d\end{array}`, 'augment: #(hline: (1,), vline: (1,))'],
  [String.raw`20\% \# \$`, String.raw`\%`],
])('%s is typeset as the screen draws it', (latex, drawn) => {
  expect(toFormula(latex)).toContain(drawn);
});

/** The commands and environments that the screen's library knows, as formulas that it reads. */
const listScreenFormulas = (): string[] => {
  const source = readFileSync(createRequire(import.meta.url).resolve('katex/dist/katex.mjs'), 'utf8');
  const isRead = (latex: string): boolean => {
    try {
      return katex.renderToString(latex, { strict: 'ignore', displayMode: true }) !== '';
    } catch {
      return false;
    }
  };
  const inUse = (command: string) => ['', 'x', '{x}', '{x}{y}', '{red}{x}', '{1em}', '(x'].map((end) => command + end);
  // Definitions are refused before, and `\\show` writes to the console.
  const commands = [...source.matchAll(/["']\\(\\[a-zA-Z]+|\\[^a-zA-Z])["']/g)]
    .map(([, command = '']) => command)
    .filter((command) => !/def|let|message|show|command/.test(command));
  const environments = ['align', 'gather', 'equation', 'split', 'cases', 'dcases', 'rcases', 'smallmatrix', 'Vmatrix*']
    .map((name) => String.raw`\begin{${name}}a\\c\end{${name}}`)
    .concat(String.raw`\begin{subarray}{c}a\\b\end{subarray}`, String.raw`\begin{CD}A @>a>> B\end{CD}`);
  return [...new Set(commands)]
    .flatMap((command) => inUse(command).find(isRead) ?? [])
    .concat(environments.filter(isRead));
};

test('every command that the screen draws is typeset', () => {
  const formulas = listScreenFormulas();

  expect(formulas.length).toBeGreaterThan(600);
  expect(formulas.filter((latex) => toFormula(latex) === null)).toEqual([]);
});

test.each([
  ['whose text ends in a backslash', String.raw`\text{\}\text{std.eval(}1+1\text{)}\text{\}`],
  ['that names the standard library', String.raw`\std`],
])('a formula %s is not typeset', (_, latex) => {
  expect(toFormula(latex)).toBeNull();
});

test.each([
  ['" std.eval "', String.raw`upright(\")s t d upright(\.)e v a l upright(\")`],
  [String.raw`\#std`, String.raw`upright(\#)s t d`],
  [String.raw`\text{a" + std.eval("1}`, String.raw`"a\" + std.eval(\"1"`],
  [String.raw`\text{\textbackslash}\text{x}`, String.raw`"\\x"`],
])('%s stays text and becomes no code', (latex, source) => {
  expect(toFormula(latex)).toBe(source);
});

test.each([
  [String.raw`\ce{H2O}`, /attach\(upright\(H\), b: 2\)upright\(O\)/],
  [String.raw`\ce{2H2 + O2 -> 2H2O}`, /H.*\+.*O.*→.*O/],
  [String.raw`\ce{SO4^2-}`, /S.*O.*, t: 2−, b: 4\)/],
  [String.raw`\ce{A <=> B}`, /A.*⇌.*B/],
  [String.raw`\ce{CO2 ^}`, /↑/],
  [String.raw`\ce{^{14}_6C}`, /14.*C/],
  [String.raw`x = \pu{3 mol} + \ce{NaCl}`, /x\\=3.*m.*o.*l.*N.*a.*C.*l/],
])('the chemical formula %s is typeset', (latex, drawn) => {
  expect(toFormula(latex)).toMatch(drawn);
});

test.each(['\\frac{1}{', '\\sqrt{', '{', 'x^{'])(
  'a formula of many %s in one another stays LaTeX, one of some is typeset',
  (part) => {
    const nest = (depth: number): string => `${part.repeat(depth)}x${'}'.repeat(depth)}`;
    expect(toFormula(nest(20))).not.toBeNull();
    for (const depth of [65, 300, 3000]) expect(toFormula(nest(depth))).toBeNull();
  },
);
