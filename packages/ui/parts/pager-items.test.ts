import { expect, test } from 'vitest';
import { toPagerItems } from './pager-items.ts';

const text = (page: number, last: number) =>
  toPagerItems(page, last)
    .map((item) => (item.gap ? '…' : item.page))
    .join(' ');

test.each([
  [1, 1, '1'],
  [1, 16, '1 2 3 … 16'],
  [2, 16, '1 2 3 … 16'],
  [8, 16, '1 … 7 8 9 … 16'],
  [16, 16, '1 … 14 15 16'],
  [2, 3, '1 2 3'],
])('at page %i of %i the pager names %s', (page, last, shown) => {
  expect(text(page, last)).toBe(shown);
});
