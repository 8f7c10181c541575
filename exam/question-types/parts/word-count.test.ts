import { expect, test } from 'vitest';
import { wordCount } from './word-count.ts';

test.each([
  ['', 0],
  [' \n ', 0],
  ['One two  three.', 3],
  ["It's a well-known fact, isn't it?", 6],
  ['In 1023, three percent (3%).', 5],
  ['— … !', 0],
  ['naïve café', 2],
  ['我爱 reading', 3],
])('%j has %i words', (text, count) => {
  expect(wordCount(text)).toBe(count);
});
