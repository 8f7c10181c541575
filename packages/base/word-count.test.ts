import { expect, test } from 'vitest';
import { countWords } from './word-count.ts';

test.each([
  ['', 0],
  [' \n ', 0],
  ['One two  three.', 3],
  ["It's a well-known fact, isn't it?", 6],
  ['In 1023, three percent (3%).', 5],
  ['— … !', 0],
  ['naïve café', 2],
  ['1,000 people', 2],
  ['3.5 kg', 2],
  ['U.S. and U.K.', 3],
  ['10:30 a.m.', 2],
  ['well‑known', 1],
  ['don’t don´t don`t', 3],
  ['accom\u00admo\u200bdation', 1],
  ['e.g. mother-in-law’s 50% and/or $1,000.50', 5],
  ['non\u00a0breaking', 2],
  ['It rained—we left', 4],
  ['Yes - no', 2],
  ['https://example.org/a?b=c is one', 3],
  ['x²+y² = 10²', 2],
  ['我爱 reading', 3],
  ['我爱reading英语。', 5],
  ['今天，天气很好！', 6],
  ['他说：“Hello，world”', 4],
  ['𠮷野家', 3],
  ['ひらがなとカタカナ', 9],
  ['한국어 단어', 2],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count);
});
