import { expect, test } from 'vitest';
import { readLast, readNumber } from './engine/testing/read-lines.ts';
import { coordinateText, fractionText, numberText, plainDecimal } from './format-numbers.ts';

test.each([
  [0.1 + 0.2, '0.3'],
  [-2, '−2'],
  [-0, '0'],
  [1.6e-19, '1.6×10^−19'],
  [-1e-7, '−1×10^−7'],
  [0.000_001, '0.000001'],
  [2 * Math.PI, '6.283185307'],
  [100 * 1.1, '110'],
  [2 ** 40, '1099511627776'],
  [2 ** 53, '9007199254740992'],
  [-(2 ** 40), '−1099511627776'],
  [2 ** 60, '1.152921505×10^18'],
  [6.022e23, '6.022×10^23'],
  [12_345_678_901.5, '12345678901.5'],
  [1.1 * 1e13, '11000000000000'],
])('%d is written as %s', (value, text) => {
  expect(numberText(value)).toBe(text);
});

test.each([1.6e-19, -1e-7, 99_999_999_999, 6.022e23, -0.5])('%d as it is written can be typed', (value) => {
  expect(readNumber([numberText(value)])).toBe(value);
  expect(readNumber([`a = ${plainDecimal(value)}`])).toBe(value);
});

test.each([
  [1e-7, '0.0000001'],
  [-1.25e-8, '-0.0000000125'],
  [2.5e22, '25000000000000000000000'],
  [0.1 + 0.2, '0.3'],
  [-3, '-3'],
])('%d is the plain decimal %s', (value, text) => {
  expect(plainDecimal(value)).toBe(text);
});

test.each([
  [0.75, '3/4'],
  [-5 / 6, '−5/6'],
  [1 / 3, '1/3'],
  [7, null],
  [Math.PI, null],
  [Math.SQRT2, null],
  [0.1 + 0.2 - 0.3, null],
  [Math.SQRT2 * Math.SQRT2, null],
  [100 * 1.1, null],
  [1.1 * 1e13, null],
  [1.6e-19, null],
])('%d as a fraction is %s', (value, fraction) => {
  expect(fractionText(value)).toBe(fraction);
});

test('a coordinate has the digits that its view can show', () => {
  expect(coordinateText(1 / 3, 20)).toBe('0.333');
  expect(coordinateText(1 / 3, 0.002)).toBe('0.3333333');
  expect(coordinateText(12_345.678, 100_000)).toBe('12346');
});

test('a sum that is zero but for rounding is zero, and small numbers stay', () => {
  expect(readNumber(['0.1+0.2-0.3'])).toBe(0);
  expect(readNumber(['√2^2-2'])).toBe(0);
  expect(readNumber(['1-0.9-0.1'])).toBe(0);
  expect(readNumber(['[0.1+0.2-0.3][1]'])).toBe(0);
  expect(readNumber(['1.6*10^-19+10^-20'])).toBe(1.7e-19);
  expect(readNumber(['total([0.1,0.2,-0.3])'])).toBe(0);
  expect(readNumber(['stdev([0.1,0.1,0.1])'])).toBe(0);
  expect(readNumber(['int_0^(2π) sin(x) dx'])).toBe(0);
  expect(readNumber(['f(x)=cos(x)', "f'(π)"])).toBe(0);
  expect(readLast(['a_1=[1,2,3]', 'b_1=[0.1,0.2,0.3]', 'b_1 ~ m a_1 + b'])).toMatchObject({
    parameters: [{ name: 'm' }, { name: 'b', value: 0 }],
  });
  expect(readNumber(['(1+10^-14)-1'])).toBeCloseTo(1e-14, 15);
});

test('a letter e after a number is a factor', () => {
  expect(readNumber(['2e+3'])).toBeCloseTo(2 * Math.E + 3, 9);
});
