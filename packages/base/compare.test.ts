import { expect, test } from 'vitest';
import { compareInstants, compareTexts } from './index.ts';

test('Chinese names are sorted by their pinyin, Latin ones by their letters, and numbers by their value', () => {
  expect(['周月', '李明', '王海'].toSorted(compareTexts)).toEqual(['李明', '王海', '周月']);
  expect(['Class 10', 'class 9', 'Élan', 'Eden'].toSorted(compareTexts)).toEqual([
    'class 9',
    'Class 10',
    'Eden',
    'Élan',
  ]);
});

test('width, quotation marks and invisible signs do not decide the order', () => {
  for (const [first, second] of [
    ['Ｚoe', 'Zoe'],
    ['O’Neil', "O'Neil"],
    ['An\u00adna', 'Anna'],
  ] as const)
    expect(compareTexts(first, second)).toBe(0);
});

test('instants are sorted by time', () => {
  expect(['2026-09-06T00:00:00.000Z', '2026-09-05T23:59:59.999Z'].toSorted(compareInstants)[0]).toContain('09-05');
});
