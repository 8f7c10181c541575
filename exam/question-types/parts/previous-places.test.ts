import { expect, test } from 'vitest';
import { listPreviousPlaces } from './previous-places.ts';

test('a marker is found again where another is added, removed or moved', () => {
  expect(listPreviousPlaces([1, 4, 2, 3], [1, 2, 3])).toEqual([0, -1, 1, 2]);
  expect(listPreviousPlaces([3], [1, 2, 3])).toEqual([2]);
  expect(listPreviousPlaces([3, 1, 2], [1, 2, 3])).toEqual([2, 0, 1]);
});

test('a copy begins as its original and is told from it afterwards', () => {
  expect(listPreviousPlaces([1, 2, 1], [1, 2])).toEqual([0, 1, 0]);
  expect(listPreviousPlaces([1, 2, 1], [1, 2, 1])).toEqual([0, 1, 2]);
});
