import { expect, test } from 'vitest';
import { findLatexFault, prepareLatex } from './latex.ts';

test.each([
  [String.raw`20% \times 150 = 30`, String.raw`20\% \times 150 = 30`],
  [String.raw`20\% of`, String.raw`20\% of`],
  [String.raw`a \\% b`, String.raw`a \\\% b`],
  ['%', String.raw`\%`],
])('a percent sign in %s is escaped', (source, prepared) => {
  expect(prepareLatex(source)).toBe(prepared);
});

test.each([
  ...['def', 'gdef', 'edef', 'xdef', 'let', 'futurelet', 'newcommand', 'renewcommand', 'providecommand'].map((word) => [
    `definitions by ${word}`,
    `\\${word}\\a{x}\\a`,
  ]),
  ['thousands of characters', 'x'.repeat(5001)],
  ['chemical formulas within one another', '\\ce{^'.repeat(61) + '}'.repeat(61)],
])('a formula with %s is not rendered', (_, source) => {
  expect(prepareLatex(source)).toBeNull();
  expect(findLatexFault(source, () => null)).toEqual({ sign: 1, near: source.slice(0, 16) });
});

const failingAt = (position: number) => () => {
  throw Object.assign(new Error('expected a brace'), { position });
};

test('the position of an error refers to the source as written', () => {
  expect(findLatexFault('x', () => null)).toBeNull();
  expect(findLatexFault('5% + {', failingAt(6))).toEqual({ sign: 6, near: '{' });
  expect(findLatexFault('5% + {', failingAt(7))).toEqual({ sign: 7, near: '' });
});
