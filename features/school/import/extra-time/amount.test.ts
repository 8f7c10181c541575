import { describe, expect, test } from 'vitest';
import { describeAmount, describeGrant, isAllowedAmount, parseAmount, toGrant } from './amount.ts';

describe('a cell of extra time', () => {
  test.each([
    ['30', 30, 0],
    ['0030 分钟', 30, 0],
    ['30.0', 30, 0],
    ['45 min.', 45, 0],
    ['600', 600, 0],
    ['50 %', 0, 50],
    ['50%', 0, 50],
    ['５０％', 0, 50],
    ['+25 %', 0, 25],
    ['200 %', 0, 200],
    ['1.5x', 0, 50],
    ['1.25 ×', 0, 25],
    ['x1.5', 0, 50],
    ['2 times', 0, 100],
    ['1.5 倍', 0, 50],
    ['1.1x', 0, 10],
    ['3X', 0, 200],
    ['0', 0, 0],
    ['0 %', 0, 0],
    ['1x', 0, 0],
  ])('"%s" is %i minutes or %i percent', (cell, minutes, percent) => {
    expect(parseAmount(cell)).toEqual({ minutes, percent });
  });

  test.each(['', '-5', '601', 'half', '5 %', '201 %', '12.5 %', '1.05x', '3.5x', '0.5', '1.5', '50 % 30', '%', 'x'])(
    '"%s" is refused',
    (cell) => {
      expect(parseAmount(cell)).toBeNull();
    },
  );

  test.each([
    [{ minutes: 30, percent: 0 }, '30'],
    [{ minutes: 0, percent: 50 }, '50 %'],
    [{ minutes: 0, percent: 0 }, null],
  ])('%j is written as it is read', (amount, text) => {
    expect(describeAmount(amount)).toBe(text);
    expect(parseAmount(text ?? '0')).toEqual(amount);
  });
});

test.each([
  [0, 0, true],
  [600, 0, true],
  [601, 0, false],
  [0, 10, true],
  [0, 200, true],
  [0, 9, false],
  [0, 201, false],
  [30, 50, false],
])('%i minutes and %i percent: %s', (minutes, percent, isAllowed) => {
  expect(isAllowedAmount({ minutes, percent })).toBe(isAllowed);
});

test('extra time is told with its days, and without an amount it has none', () => {
  const half = { minutes: 0, percent: 50 };
  expect(describeGrant(toGrant(half, { fromDay: '2026-03-01', untilDay: '2026-06-30' }))).toBe(
    '50 %, 2026-03-01 – 2026-06-30',
  );
  expect(describeGrant(toGrant(half, { fromDay: '2026-03-01' }))).toBe('50 %, 2026-03-01 –');
  expect(describeGrant(toGrant(half, {}))).toBe('50 %');
  expect(describeGrant(toGrant({ minutes: 0, percent: 0 }, { fromDay: '2026-03-01' }))).toBeNull();
});
