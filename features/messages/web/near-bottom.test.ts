import { expect, test } from 'vitest';
import { isNearBottom, nextPage } from './near-bottom.ts';

test.each([
  [380, true],
  [379, false],
  [400, true],
])('the next page is requested within twenty pixels of the end: scrolled to %i', (scrollTop, expected) => {
  expect(isNearBottom({ scrollHeight: 600, clientHeight: 200, scrollTop })).toBe(expected);
});

test('no page is requested after the last one', () => {
  expect(nextPage(1, 3)).toBe(2);
  expect(nextPage(3, 3)).toBeUndefined();
  expect(nextPage(1, 0)).toBeUndefined();
});
