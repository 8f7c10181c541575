import { expect, test } from 'vitest';
import { findCurrentPage, listVisiblePages, parsePageRanges, formatPageRanges } from './pages-seen.ts';

test.each([
  [[], ''],
  [[4], '4'],
  [[3, 5, 6, 8, 7, 5], '3,5-8'],
  [[1, 2, 3], '1-3'],
])('%j is spelled "%s" and read again', (pages, spelled) => {
  expect(formatPageRanges(pages)).toBe(spelled);
  expect(formatPageRanges(parsePageRanges(spelled))).toBe(spelled);
});

test('no more ranges are formatted than the server takes', () => {
  const odd = Array.from({ length: 80 }, (_, at) => 2 * at + 1);
  expect(formatPageRanges(odd).split(',')).toHaveLength(50);
});

const boxes = [
  { page: 1, top: -900, bottom: -100 },
  { page: 2, top: -90, bottom: 710 },
  { page: 3, top: 720, bottom: 1520 },
];

test('a page is seen when most of it, or of the window, is filled by it', () => {
  expect(listVisiblePages(boxes, 800)).toEqual([2]);
  expect(listVisiblePages([{ page: 9, top: -3000, bottom: 3000 }], 800)).toEqual([9]);
  expect(
    listVisiblePages(
      [
        { page: 1, top: 10, bottom: 300 },
        { page: 2, top: 310, bottom: 600 },
      ],
      800,
    ),
  ).toEqual([1, 2]);
});

test('the current page is the one at a third of the window', () => {
  expect(findCurrentPage(boxes, 800)).toBe(2);
  expect(findCurrentPage([{ page: 5, top: 400, bottom: 600 }], 900)).toBe(5);
  expect(findCurrentPage([], 900)).toBeNull();
});
