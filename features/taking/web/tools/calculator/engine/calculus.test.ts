import { describe, expect, test } from 'vitest';
import { differentiate } from './derivatives.ts';
import { readNumber, readProblem } from './testing/read-lines.ts';

describe('an integral', () => {
  test.each([
    'int_0^1 1/x dx',
    'int_1^∞ 1/x dx',
    'int_-1^2 1/x dx',
    'int_-1^2 1/x^2 dx',
    'int_-1^1 1/x dx',
    'int_0^2 1/(x-0.3)^2 dx',
    'int_0^1 1e-9/x dx'.replace('1e-9', '10^-9'),
    'int_0^pi tan(x) dx',
    'int_0^∞ 1 dx',
    'int_-∞^∞ x dx',
    'int_-1^1 sqrt(x) dx',
  ])('%s diverges, and is undefined', (text) => {
    expect(readProblem([text])).toBe('undefinedValue');
  });

  test.each([
    ['int_0^1 1/√x dx', 2],
    ['int_-1^0 1/√(-x) dx', 2],
    ['int_0^1 x^(-0.9) dx', 10],
    ['int_0^1 ln(x) dx', -1],
    ['int_-1^1 sin(x)/x dx', 1.892166140734],
    ['int_1^∞ 1/x^2 dx', 1],
    ['int_1^∞ x^(-1.5) dx', 2],
    ['int_0^∞ e^(-x)/√x dx', Math.sqrt(Math.PI)],
    ['int_-∞^∞ e^(-x^2) dx', Math.sqrt(Math.PI)],
    ['int_-∞^0 e^x dx', 1],
    ['int_0^(2pi) sin(x) dx', 0],
    ['int_0^10 floor(x) dx', 45],
    ['int_0^10 sin(100x)^2 dx', 5 - Math.sin(2000) / 400],
    ['10^19 int_0^1 (1.6*10^-19 + 10^-19 √x) dx', 1.6 + 2 / 3],
    ['normalcdf(-10^99, 0)', 0.5],
  ])('%s is %d', (text, value) => {
    expect(readNumber([text])).toBeCloseTo(value, 9);
  });
});

describe('a derivative', () => {
  test.each([
    ['sin(100x)', 0, 100],
    ['sin(x^2)', 10, 20 * Math.cos(100)],
    ['1/x', 0.0015, -1 / 0.0015 ** 2],
    ['ln(x)', 0.001, 1000],
    ['√x', 0.0001, 50],
    ['x^3', 0, 0],
    ['x|x|', 0, 0],
    ['7', 2, 0],
    ['e^x', 20, Math.exp(20)],
    ['x^2', 1_000_000, 2_000_000],
    ['10^-19 x^2', 1, 2e-19],
    ['{|x|<0.01: 3, x}', 0, 0],
    ['floor(x)', 2.0001, 0],
    ['int_0^x cos(t) dt', 1, Math.cos(1)],
  ])('of %s at %d is %d', (body, at, value) => {
    const derived = readNumber([`f(x)=${body}`, `f'(${at})`]) ?? Number.NaN;
    expect(Math.abs(derived - value)).toBeLessThanOrEqual(1e-9 * Math.max(Math.abs(value), value === 0 ? 1 : 0));
  });

  test.each([
    ['floor(x)', 2],
    ['|x|', 0],
    ['|x-3|+5x', 3],
    ['sign(x)', 0],
    ['√x', 0],
    ['cbrt(x)', 0],
    ['1/x', 0],
    ['10^7+floor(x)', 2],
  ])('of %s at %d is undefined', (body, at) => {
    expect(readProblem([`f(x)=${body}`, `f'(${at})`])).toBe('undefinedValue');
  });

  test('of an integral is what is integrated, without differences', () => {
    const lines = ['f(x)=int_1^x √(1+t^3) dt', 'g(x)=int_0^x 1/t dt', 'h(x)=int_0^x (x+t) dt'];
    expect(readNumber([...lines, "f'(2)"])).toBe(3);
    expect(readNumber([...lines, "f''(2)"])).toBeCloseTo(2, 9);
    expect(readNumber([...lines, "h'(2)"])).toBeCloseTo(6, 9);
    expect(readProblem([...lines, "g'(2)"])).toBe('undefinedValue');
  });

  test('may be of a higher order', () => {
    expect(differentiate((x) => Math.sin(3 * x), 1, 2)).toBeCloseTo(-9 * Math.sin(3), 7);
    expect(differentiate(Math.exp, 0, 3)).toBeCloseTo(1, 6);
    expect(differentiate((x) => x ** 4, 0, 4)).toBeCloseTo(24, 5);
    expect(differentiate(Math.abs, 0, 2)).toBeNaN();
  });
});
