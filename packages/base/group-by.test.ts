import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('groups stand in the order in which their keys appear, with their items in order', () => {
  expect([...groupBy([3, 1, 4, 1, 5, 9], (number) => number % 2)]).toEqual([
    [1, [3, 1, 1, 5, 9]],
    [0, [4]],
  ]);
});
