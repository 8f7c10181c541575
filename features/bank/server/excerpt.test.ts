import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test.each([
  ['<p>What is <span data-math>\\frac{1}{2} + x^2</span>?</p>', 'What is 1/2 + x²?'],
  ['<p>If <span data-math>\\sin\\theta + \\cos^{3}\\theta = \\sqrt{2}</span></p>', 'If sin θ + cos³θ = √(2)'],
  ['<p>An angle of <span data-math>45^\\circ</span>, <b>no</b> more.</p>', 'An angle of 45°, no more.'],
  ['<p><span data-square="1"></span>It rains. <span data-square="2"></span>It snows.</p>', '■ It rains. ■ It snows.'],
  ['<p>The <span data-gloss="fine &gt; earth">silt</span>’s <em>grain</em>s</p>', 'The silt’s grains'],
  ['<p>There are <span data-blank="1"></span> groups &amp; more.</p>', 'There are ____ groups & more.'],
])('a question is told in a line of plain text: %s', (text, told) => {
  expect(excerptOf({ text })).toBe(told);
});

test('a long question ends at a word, with a sign that there is more', () => {
  const told = excerptOf({ text: `<p>${'several words '.repeat(30)}</p>` });
  expect(told.length).toBeLessThanOrEqual(161);
  expect(told.endsWith('words…') || told.endsWith('several…')).toBe(true);
});

test('what has no text has an empty excerpt', () => {
  expect(excerptOf(null)).toBe('');
});
