import { expect, test } from 'vitest';
import { readPlainText } from './plain-text.ts';

test.each([
  ['a \\(x < 1\\) b', 'a <span data-math>x &lt; 1</span> b'],
  ['\\[\\begin{matrix}1\\\\[4pt]2\\end{matrix}\\]', '<div data-math>\\begin{matrix}1\\\\[4pt]2\\end{matrix}</div>'],
  ['$$x$$ and \\(y', '<span data-math>x</span> and \\(y'],
  ['\\(a \\(b\\)', '\\(a <span data-math>b</span>'],
])('%s', (text, html) => {
  expect(readPlainText(text)).toBe(html);
});

test.each(['\\(', '\\[', '\\\\('])('a text of %s alone is read', (beginning) => {
  const text = beginning.repeat(60_000);
  expect(readPlainText(text)).toBe(text);
});
