import { expect, test } from 'vitest';
import { meanOrNull, scoreText, toChineseNumeral, toPercent, toPoints } from './figures.ts';

test('the mean of no values is null', () => {
  expect([meanOrNull([]), meanOrNull([1, 2, 6])]).toEqual([null, 3]);
});

test('points are rounded once, to hundredths', () => {
  expect([toPoints(2666.666), toPoints(150), toPoints(-25)]).toEqual([26.67, 1.5, -0.25]);
  expect([scoreText(26.666), scoreText(6), scoreText(-0.25)]).toEqual(['26.67', '6', '−0.25']);
});

test('a percentage is a whole number, and null without a total', () => {
  expect([toPercent(2, 3), toPercent(null, 4), toPercent(1, 0), toPercent(0, null)]).toEqual([67, 0, null, null]);
});

test('a number in Chinese numerals', () => {
  expect([0, 1, 4, 10, 11, 20, 36, 99].map(toChineseNumeral)).toEqual([
    ...['零', '一', '四', '十', '十一', '二十', '三十六', '九十九'],
  ]);
});
