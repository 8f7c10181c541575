import { expect, test } from 'vitest';
import { splitEvenly } from './split-evenly.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

test.each([
  [0, []],
  [1, [1]],
  [12, [12]],
  [13, [7, 6]],
  [54, [11, 11, 10, 11, 11]],
])('%i items are split into %j, without losing one', (count, lengths) => {
  const parts = splitEvenly(numbers(count), 12);
  expect(parts.map(({ length }) => length)).toEqual(lengths);
  expect(parts.flat()).toEqual(numbers(count));
});
