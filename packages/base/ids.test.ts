import { expect, test } from 'vitest';
import { Ids, Instant } from './ids.ts';

test.each([
  ['2026-03-01T08:00:00Z', true],
  ['2026-03-01T08:00:00+08:00', true],
  ['2999-12-31T23:59:59.999Z', true],
  ['9999-12-31T23:59:59Z', false],
  ['3000-01-01T00:00:00Z', false],
  ['0001-01-01T00:00:00+14:00', false],
  ['1899-12-31T00:00:00Z', false],
  ['tomorrow', false],
])('%s is an instant that a person may enter: %s', (text, may) => {
  expect(Instant.safeParse(text).success).toBe(may);
});

test('duplicate ids are removed, keeping the order of first occurrence', () => {
  expect(Ids.max(2).parse([3, 1, '3', 1])).toEqual([3, 1]);
  expect(Ids.max(1).safeParse([1, 2]).success).toBe(false);
});
