import { expect, test } from 'vitest';
import { listFormerPlaces } from './former-places.ts';

test('a marker is found again where another is added, removed or moved', () => {
  expect(listFormerPlaces([1, 4, 2, 3], [1, 2, 3])).toEqual([0, -1, 1, 2]);
  expect(listFormerPlaces([3], [1, 2, 3])).toEqual([2]);
  expect(listFormerPlaces([3, 1, 2], [1, 2, 3])).toEqual([2, 0, 1]);
});

test('a copy begins as its original and is told from it afterwards', () => {
  expect(listFormerPlaces([1, 2, 1], [1, 2])).toEqual([0, 1, 0]);
  expect(listFormerPlaces([1, 2, 1], [1, 2, 1])).toEqual([0, 1, 2]);
});
