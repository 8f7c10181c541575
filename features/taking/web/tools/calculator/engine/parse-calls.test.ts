import { describe, expect, test } from 'vitest';
import { evaluateLines, readNumber, readProblem } from './testing/read-lines.ts';

const readLatex = (text: string): string | null => evaluateLines([text]).results[0]?.latex ?? null;

describe('an operand without brackets', () => {
  test.each([
    ['sin 30°', 0.5],
    ['tan 45°', 1],
    ['sin 30° cos 60°', 0.25],
    ['sin^2 30°', 0.25],
    ['90°/30°', 3],
    ['2sin 30°+1', 2],
  ])('%s is %d in both units', (text, value) => {
    expect(readNumber([text])).toBe(value);
    expect(readNumber([text], { angles: 'degrees' })).toBe(value);
  });

  test('ends before the next function', () => {
    expect(readNumber(['a=2', 'sin a ln a - sin(a)*ln(a)'])).toBe(0);
    expect(readNumber(['a=2', 'sin a cos a - sin(a)*cos(a)'])).toBe(0);
  });

  test('degrees are shown as they are typed', () => {
    expect(readLatex('sin 30°')).toBe('\\sin\\left(30^{\\circ}\\right)');
  });
});

describe('the power −1 of a function', () => {
  test.each([
    ['sec^-1(2)', 1.0471975512],
    ['csc^-1(2)', 0.523598775598],
    ['cot^-1(1)', 0.785398163397],
    ['cot^-1(-1)', 2.35619449019],
    ['sinh^-1(1)', 0.88137358702],
    ['cosh⁻¹(2)', 1.31695789692],
    ['tanh^-1(.5)', 0.549306144334],
    ['ln^-1(2)', 7.38905609893],
    ['exp^-1(2)', 0.69314718056],
    ['arcsec(2)', 1.0471975512],
    ['arsinh(1)', 0.88137358702],
  ])('%s is %d', (text, value) => {
    expect(readNumber([text])).toBe(value);
  });

  test('an inverse angle has the unit', () => {
    expect(readNumber(['sec^-1(2)'], { angles: 'degrees' })).toBe(60);
  });

  test.each(['sqrt', 'abs', 'log', 'floor', 'mean'])('%s has no inverse here, and says so', (name) => {
    expect(readProblem([`${name}^-1(4)`])).toBe(`noInverse ${name}`);
  });

  test('the slope of a built-in function has its name', () => {
    expect(readLatex("sin'(0)")).toBe("\\sin'\\left(0\\right)");
  });

  test('is shown as it is typed', () => {
    expect(readLatex('exp^-1(2)')).toBe('\\exp^{-1}\\left(2\\right)');
    expect(readLatex('sec^-1(2)')).toBe('\\sec^{-1}\\left(2\\right)');
    expect(readLatex('tanh^-1(.5)')).toBe('\\tanh^{-1}\\left(.5\\right)');
  });
});

describe('a bound of an integral or a sum', () => {
  test.each([
    ['int_0^2pi sin(x)dx', 0],
    ['∫_0^2π (1+sin(x))dx', 6.28318530718],
    ['int_0^2pi 1 dx', 6.28318530718],
    ['int_0^2pisin(x/2)dx', 4],
    ['int_-2pi^2pi 1 dx', 12.5663706144],
    ['int_0^2 pi dx', 6.28318530718],
    ['int_0^2x dx', 2],
    ['int_0^1x^2dx*3', 1],
    ['sum_(n=1)^5n', 15],
  ])('%s is %d', (text, value) => {
    expect(readNumber([text])).toBeCloseTo(value, 9);
  });

  test('may be a product with a name', () => {
    expect(readNumber(['k=2', 'sum_(n=1)^2k n'])).toBe(10);
    expect(readNumber(['k=2', 'prod_(n=1)^2k n'])).toBe(24);
    expect(readNumber(['k=3', 'int_0^2k t dt'])).toBe(18);
  });

  test.each(['int_0^2pi/3 sin(x)dx', 'int_0^x^2 t dt'])('%s is refused', (text) => {
    expect(readProblem([text])).toMatch(/^unreadable/);
  });
});
