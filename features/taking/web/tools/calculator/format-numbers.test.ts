import { expect, test } from 'vitest';
import { coordinateText, fractionText, numberText } from './format-numbers.ts';

test.each([
  [0.1 + 0.2, '0.3'],
  [-2, '−2'],
  [1e-17, '0'],
  [2 * Math.PI, '6.283185307'],
])('%d is written as %s', (value, text) => {
  expect(numberText(value)).toBe(text);
});

test.each([
  [0.75, '3/4'],
  [-5 / 6, '−5/6'],
  [1 / 3, '1/3'],
  [7, null],
  [Math.PI, null],
  [Math.SQRT2, null],
])('%d as a fraction is %s', (value, fraction) => {
  expect(fractionText(value)).toBe(fraction);
});

test('a coordinate has the digits that its view can show', () => {
  expect(coordinateText(1 / 3, 20)).toBe('0.333');
  expect(coordinateText(1 / 3, 0.002)).toBe('0.3333333');
  expect(coordinateText(12_345.678, 100_000)).toBe('12346');
});
