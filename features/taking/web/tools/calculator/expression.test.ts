import { describe, expect, test } from 'vitest';
import { fractionText, numberText, readLine } from './expression.ts';

const evaluateLine = (text: string, angles: 'radians' | 'degrees' = 'radians'): string | null => {
  const result = readLine(text, angles);
  return result.is === 'number' ? numberText(result.value) : null;
};

describe('a line of the calculator', () => {
  test.each([
    ['1/3+1/6', '0.5'],
    ['-2^2', '−4'],
    ['2^3^2', '512'],
    ['2(3+4)', '14'],
    ['(1+2)(3+4)', '21'],
    ['3²', '9'],
    ['2³', '8'],
    ['6×7÷2', '21'],
    ['5−8', '−3'],
    ['√16', '4'],
    ['√(9+16)', '5'],
    ['|−4|', '4'],
    ['2π', '6.283185307'],
    ['ln(e)', '1'],
    ['log(1000)', '3'],
    ['5!', '120'],
    ['0.1+0.2', '0.3'],
    ['cbrt(27)', '3'],
    ['１２＋３', '15'],
    ['2⁴', '16'],
    ['2¹⁰', '1024'],
    ['2⁻¹', '0.5'],
    ['½+¼', '0.75'],
    ['3∕4', '0.75'],
  ])('%s is %s', (text, value) => {
    expect(evaluateLine(text)).toBe(value);
  });

  test('angles can be in degrees or radians', () => {
    expect(evaluateLine('sin(30)', 'degrees')).toBe('0.5');
    expect(evaluateLine('sin(pi/6)')).toBe('0.5');
    expect(evaluateLine('atan(1)', 'degrees')).toBe('45');
  });

  test.each([
    ['2x+3', 2, 7],
    ['y=x²-1', 3, 8],
    ['f(x) = x(x+1)', 4, 20],
    ['3sin(x)', 0, 0],
    ['x sqrt(x)', 4, 8],
    ['2^x', 5, 32],
  ])('%s is a curve, at %d it is %d', (text, x, y) => {
    const result = readLine(text, 'radians');
    expect(result.is === 'graph' ? result.at(x) : null).toBe(y);
  });

  test.each([
    '2+',
    '(3',
    '1/0',
    'sqrt(-1)',
    'a+1',
    'x=3',
    '"a"',
    '[1,2]',
    'import(1)',
    '1;2',
    'sin',
    '3 4',
    '1½',
    '2ⁿ',
    '2₁',
    '①',
  ])('%s cannot be parsed and does not throw', (text) => {
    expect(readLine(text, 'radians').is).toBe('problem');
  });

  test('an empty line is empty', () => {
    expect(readLine('  ', 'radians').is).toBe('empty');
  });
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
