import { expect, test } from 'vitest';
import { isLongName } from './long-name.ts';
import { toFileName } from './book-file.ts';

test.each([
  ['Ten Short Readings', 'Ten Short Readings.pdf'],
  ['十篇短文', '十篇短文.pdf'],
  ['Rivers: a short book', 'Rivers a short book.pdf'],
  ['../../etc/passwd', '.. .. etc passwd.pdf'],
  ['\u0000\n', 'textbook.pdf'],
  ['x'.repeat(300), `${'x'.repeat(120)}.pdf`],
])('a book called %j is saved as %j', (name, file) => {
  expect(toFileName(name)).toBe(file);
});

test('a name is long from 390 pixels on, in either script', () => {
  expect(isLongName('Ten Short Readings')).toBe(false);
  expect(isLongName('Ten Short Readings, With Questions and a List of Words at the End')).toBe(true);
  expect(isLongName('河'.repeat(27))).toBe(false);
  expect(isLongName('河'.repeat(28))).toBe(true);
});
