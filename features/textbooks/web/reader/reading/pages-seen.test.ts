import { expect, test } from 'vitest';
import { pageRead, pagesInSight, readPages, spellPages } from './pages-seen.ts';

test.each([
  [[], ''],
  [[4], '4'],
  [[3, 5, 6, 8, 7, 5], '3,5-8'],
  [[1, 2, 3], '1-3'],
])('%j is spelled "%s" and read again', (pages, spelled) => {
  expect(spellPages(pages)).toBe(spelled);
  expect(spellPages(readPages(spelled))).toBe(spelled);
});

test('no more stretches are spelled than the server takes', () => {
  const odd = Array.from({ length: 80 }, (_, at) => 2 * at + 1);
  expect(spellPages(odd).split(',')).toHaveLength(50);
});

const boxes = [
  { page: 1, top: -900, bottom: -100 },
  { page: 2, top: -90, bottom: 710 },
  { page: 3, top: 720, bottom: 1520 },
];

test('a page is seen when most of it, or of the window, is filled by it', () => {
  expect(pagesInSight(boxes, 800)).toEqual([2]);
  expect(pagesInSight([{ page: 9, top: -3000, bottom: 3000 }], 800)).toEqual([9]);
  expect(
    pagesInSight(
      [
        { page: 1, top: 10, bottom: 300 },
        { page: 2, top: 310, bottom: 600 },
      ],
      800,
    ),
  ).toEqual([1, 2]);
});

test('the page that is read stands at a third of the window', () => {
  expect(pageRead(boxes, 800)).toBe(2);
  expect(pageRead([{ page: 5, top: 400, bottom: 600 }], 900)).toBe(5);
  expect(pageRead([], 900)).toBeNull();
});
