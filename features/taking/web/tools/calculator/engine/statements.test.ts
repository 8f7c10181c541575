import { expect, test } from 'vitest';
import { readLast, readNumber } from './testing/read-lines.ts';

test.each(['ln(x)=y', 'ln(y)=x', 'y=ln(x)'])('%s is a curve', (text) => {
  expect(readLast([text])).toEqual({ is: 'curve' });
});

test('a function that is built in stays what it is', () => {
  expect(readNumber(['ln(x)=2', 'ln(e^5)'])).toBe(5);
});

test('a function may have a subscript of several digits', () => {
  expect(readNumber(['f_12(x)=x^2', 'f_12(3)'])).toBe(9);
  expect(readNumber(['f_{max}(t)=t+1', 'f_{max}(3)'])).toBe(4);
});
