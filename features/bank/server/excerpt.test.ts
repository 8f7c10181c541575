import { expect, test } from 'vitest';
import { buildExcerpt } from './excerpt.ts';

test.each([
  ['<p>What is <span data-math>\\frac{1}{2} + x^2</span>?</p>', 'What is 1/2 + x²?'],
  ['<p>If <span data-math>\\sin\\theta + \\cos^{3}\\theta = \\sqrt{2}</span></p>', 'If sin θ + cos³θ = √(2)'],
  ['<p><span data-math>\\dfrac{2^{26} + 2^{25}}{2^{26} - 2^{24}}</span></p>', '(2²⁶ + 2²⁵)/(2²⁶ - 2²⁴)'],
  ['<p><span data-math>\\left(\\frac{8}{27}\\right)^{-\\frac{2}{3}}</span></p>', '(8/27)^(-2/3)'],
  ['<p><span data-math>\\lim_{x \\to 0} \\frac{e^{2x} - 1}{x^2}</span></p>', 'lim_(x → 0) (e^(2x) - 1)/x²'],
  ['<p><span data-math>2\\frac{1}{4}</span> of <span data-math>\\{1, 2\\}</span></p>', '2 1/4 of {1, 2}'],
  ['<p><span data-math>\\begin{bmatrix} 2 &amp; k \\\\ 3 &amp; 4 \\end{bmatrix}</span></p>', '[2 k; 3 4]'],
  ['<p><span data-math>t_{n+1} = t_n + 3\\sqrt{x}</span></p>', 'tₙ₊₁ = tₙ + 3√(x)'],
  ['<p>What is it? <img src="/api/file?id=1" alt="a line" width="9"></p>', 'What is it? [a line]'],
  ['<p>An angle of <span data-math>45^\\circ</span>, <b>no</b> more.</p>', 'An angle of 45°, no more.'],
  ['<p><span data-square="1"></span>It rains. <span data-square="2"></span>It snows.</p>', '■ It rains. ■ It snows.'],
  ['<p>The <span data-gloss="fine &gt; earth">silt</span>’s <em>grain</em>s</p>', 'The silt’s grains'],
  ['<p>There are <span data-blank="1"></span> groups &amp; more.</p>', 'There are ____ groups & more.'],
])('a question is summarised in a line of plain text: %s', (text, expected) => {
  expect(buildExcerpt({ text })).toBe(expected);
});

test('a long question is cut at a word, with an ellipsis', () => {
  const excerpt = buildExcerpt({ text: `<p>${'several words '.repeat(30)}</p>` });
  expect(excerpt.length).toBeLessThanOrEqual(161);
  expect(excerpt.endsWith('words…') || excerpt.endsWith('several…')).toBe(true);
});

test.each([
  ['nested exponents', `${'x^{'.repeat(4900)}${'}'.repeat(4900)}`, /^(x\^)+…$/],
  ['endless spaces', `x${' '.repeat(19_900)}y`, /^x …$/],
])('a formula of %s is summarised by its beginning', (_what, latex, expected) => {
  expect(buildExcerpt({ text: `<p><span data-math>${latex}</span></p>` })).toMatch(expected);
});

test('a text without spaces is cut after 160 characters, without splitting one', () => {
  const chinese = buildExcerpt({ text: `<p>例 1. ${'如图所示求阴影部分的面积'.repeat(20)}</p>` });
  expect(chinese.length).toBeGreaterThan(150);
  expect(chinese.length).toBeLessThanOrEqual(161);
  for (const before of [157, 158, 159]) {
    const excerpt = buildExcerpt({ text: `<p>${'a'.repeat(before)}😀😀😀</p>` });
    expect([excerpt.isWellFormed(), excerpt.length > 155]).toEqual([true, true]);
  }
});

test('content without text has an empty excerpt', () => {
  expect(buildExcerpt(null)).toBe('');
});
