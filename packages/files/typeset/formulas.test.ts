import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, test } from 'vitest';
import { toTypstFormula } from './formulas.ts';

const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs: [] }] });
const toFormula = (latex: string): string | null =>
  toTypstFormula(
    latex,
    (source) => !compiler.compile({ mainFileContent: `#eval(${JSON.stringify(source)}, mode: "math")` }).hasError(),
  );

test('a formula is typeset, including its texts and words', () => {
  expect(toFormula(String.raw`\frac{1}{2}`)).toBe('1/2');
  expect(toFormula(String.raw`v = 3\ \text{m per s}`)).toContain('"m per s"');
  expect(toFormula(String.raw`x_\text{std}`)).toContain('"std"');
});

test.each([
  [
    'whose text ends in a backslash, so that the next text would be code,',
    String.raw`\text{\}\text{std.eval(}1+1\text{)}\text{\}`,
  ],
  ['that names the standard library', String.raw`\std`],
  ['with a quotation mark', String.raw`" std.eval "`],
  ['with the code sign', String.raw`\#std`],
])('a formula %s is not typeset', (_, latex) => {
  expect(toFormula(latex)).toBeNull();
});

test.each([
  [String.raw`\ce{H2O}`, /"?H"?.*_\(?2\)?.*O/],
  [String.raw`\ce{2H2 + O2 -> 2H2O}`, /H.*\+.*O.*(?:->|arrow).*O/],
  [String.raw`\ce{SO4^2-}`, /S ?O.*_\(?4\)?\^\(?2/],
  [String.raw`\ce{A <=> B}`, /A.*harpoons.*B/],
  [String.raw`\ce{CO2 ^}`, /arrow\.t/],
  [String.raw`\ce{^{14}_6C}`, /14.*C/],
  [String.raw`x = \pu{3 mol} + \ce{NaCl}`, /x = 3.*m ?o ?l.*N ?a ?C ?l/],
])('the chemical formula %s is typeset', (latex, drawn) => {
  expect(toFormula(latex)).toMatch(drawn);
});
