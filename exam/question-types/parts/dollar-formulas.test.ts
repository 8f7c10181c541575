import { expect, test } from 'vitest';
import { findDollarFormulas } from './dollar-formulas.ts';

const latexIn = (text: string) => findDollarFormulas(text).map(({ latex }) => latex);

test.each([
  ['If $x$ is 2, then $x^2+1$ is 5.', ['x', 'x^2+1']],
  ['A line of its own: $$\\frac{1}{2}$$', ['\\frac{1}{2}']],
  ['Touching: $a$$b$', []],
  ['A book for $5 and a pen for $10', []],
  ['From $5–$10', []],
  ['\\$x$', []],
  ['$ x $', []],
  ['no dollars', []],
])('%s', (text, latex) => {
  expect(latexIn(text)).toEqual(latex);
});

test('the position of a formula includes the dollar signs', () => {
  expect(findDollarFormulas('so $x$!')).toEqual([{ from: 3, to: 6, latex: 'x' }]);
});
