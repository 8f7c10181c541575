import { describe, expect, test } from 'vitest';
import { evaluateDocument } from './evaluate.ts';
import { evaluateLines, readNumber, readProblem, usualDrawing } from './testing/read-lines.ts';

describe('a typed line', () => {
  test.each([
    ['1/3+1/6', 0.5],
    ['-2^2', -4],
    ['2^3^2', 512],
    ['2(3+4)', 14],
    ['(1+2)(3+4)', 21],
    ['3²', 9],
    ['2¹⁰', 1024],
    ['2⁻¹', 0.5],
    ['6×7÷2', 21],
    ['5−8', -3],
    ['√16', 4],
    ['√(9+16)', 5],
    ['2√9', 6],
    ['|−4|', 4],
    ['2|3-5|', 4],
    ['ln(e)', 1],
    ['ln e', 1],
    ['log(1000)', 3],
    ['log_2(32)', 5],
    ['log(32,2)', 5],
    ['5!', 120],
    ['cbrt(-27)', -3],
    ['(-8)^(1/3)', -2],
    ['nthroot(81,4)', 3],
    ['１２＋３', 15],
    ['½+¼', 0.75],
    ['3∕4', 0.75],
    ['25% * 80', 20],
    ['sin^2(1)+cos^2(1)', 1],
    ['sin^-1(1)', 1.57079632679],
    ['nCr(5,2)', 10],
    ['nPr(5,2)', 20],
    ['mod(-1,3)', 2],
    ['gcd(84,36)', 12],
    ['round(3.14159,2)', 3.14],
    ['[1,3...9][3]', 5],
    ['total([1...100])', 5050],
    ['Σ_(n=1)^4 n^2', 30],
    ['prod(n,n,1,5)', 120],
    ['(3,4).y', 4],
    ['{1>2: 5, 7}', 7],
    ['quartile([1,2,3,4,5,6,7],1)', 2],
  ])('%s is %d', (text, value) => {
    expect(readNumber([text])).toBe(value);
  });

  test('angles can be in degrees or radians', () => {
    expect(readNumber(['sin(30)'], { angles: 'degrees' })).toBe(0.5);
    expect(readNumber(['atan(1)'], { angles: 'degrees' })).toBe(45);
    expect(readNumber(['sin(30°)'])).toBe(0.5);
    expect(readNumber(['sin 2π'])).toBe(0);
  });

  test.each([
    ['2+', 'incomplete'],
    ['(3', 'bracket )'],
    ['3)', 'bracket )'],
    ['3 4', 'unreadable 4'],
    ['"a"', 'unreadable "'],
    ['1/0', 'undefinedValue'],
    ['sqrt(-1)', 'undefinedValue'],
    ['a+1', 'unknownName a'],
    ['nCr(5)', 'argumentCount nCr'],
    ['(1,2)+3', 'wrongKind'],
    ['int_0^1 x', 'incomplete dx'],
    ['[1...100000]', 'tooLong'],
    ['sum(n,n,1,10^9)', 'tooLong'],
    ['1'.repeat(501), 'tooLong'],
  ])('%s has a problem', (text, problem) => {
    expect(readProblem([text])).toBe(problem);
  });

  test('names are shared among lines, in any order', () => {
    expect(readNumber(['f(a)', 'f(x)=x^2+b', 'a=3', 'b=1'].toReversed())).toBe(10);
    expect(readNumber(['b=2', 'a=b+1', 'ab'])).toBe(6);
    expect(readProblem(['a=b', 'b=a'])).toBe('circular b');
    expect(readProblem(['a=1', 'a=2'])).toBe('twice');
  });

  test('a function that calls itself may end, and is stopped where it does not', () => {
    expect(readNumber(['g(n)={n<=1: 1, n g(n-1)}', 'g(5)'])).toBe(120);
    expect(readProblem(['h(n)=h(n-1)', 'h(1)'])).toBe('tooDeep');
  });

  test('a letter before a bracket is a factor unless it is a function', () => {
    expect(readNumber(['a=3', 'a(2)'])).toBe(6);
    expect(readNumber(['f(x)=x+1', 'f(2)^2'])).toBe(9);
  });

  test('a scientific calculator has numbers only', () => {
    expect(readProblem(['x+1'], { drawing: undefined })).toBe('onlyNumbers');
    expect(readNumber(['2+3'], { drawing: undefined })).toBe(5);
  });
});

describe('what is drawn', () => {
  const readNotable = (lines: readonly string[]) => evaluateLines(lines).notable.map(({ kind, x, y }) => [kind, x, y]);

  test('a parabola has its zeros, its vertex and its intercept', () => {
    expect(readNotable(['y=x^2-2x-3'])).toEqual([
      ['zero', -1, 0],
      ['intercept', 0, -3],
      ['lowest', 1, -4],
      ['zero', 3, 0],
    ]);
  });

  test('a pole is no zero, and a curve on the axis has none', () => {
    expect(readNotable(['y=1/x'])).toEqual([]);
    expect(readNotable(['y=tan(x)']).filter(([kind]) => kind !== 'zero')).toEqual([]);
    expect(readNotable(['y=0']).filter(([kind]) => kind === 'zero')).toEqual([]);
  });

  test('curves of every kind meet', () => {
    const meetings = (lines: readonly string[]) => readNotable(lines).filter(([kind]) => kind === 'meeting');
    expect(meetings(['x^2+y^2=25', 'x=3'])).toEqual([
      ['meeting', 3, -4],
      ['meeting', 3, 4],
    ]);
    expect(meetings(['x^2+y^2=25', 'x y=12']).map(([, x]) => x)).toEqual([-4, -3, 3, 4]);
    expect(meetings(['(5cos t, 5sin t)', 'y=4']).map(([, x]) => x)).toEqual([-3, 3]);
    expect(meetings(['r=4cos(theta)', 'y=x'])).toEqual([
      ['meeting', 0, 0],
      ['meeting', 2, 2],
    ]);
  });

  const drawFirst = (text: string) => evaluateLines([text]).drawings[0];
  const countLines = (text: string) => drawFirst(text)?.strokes.match(/M/g)?.length ?? 0;

  test('a line runs from corner to corner, and a curve stops where it jumps or has no value', () => {
    expect(drawFirst('y=x')?.strokes).toMatch(/^M0 400L.*L400 0$/);
    expect(countLines('y=x')).toBe(1);
    expect(countLines('y=1000x')).toBe(1);
    expect(countLines('y=1/x')).toBe(2);
    expect(countLines('y=floor(x)')).toBeGreaterThanOrEqual(20);
    expect(drawFirst('y=sqrt(x)')?.strokes).toMatch(/^M200 200L/);
    expect(drawFirst('y=x {0<x<5}')?.strokes).toMatch(/^M200 200L.*L300 100$/);
  });

  test('an inequality is filled, with a broken border where the border does not belong to it', () => {
    expect(drawFirst('y<2x')).toMatchObject({ isDashed: true });
    expect(drawFirst('y>=2x')).toMatchObject({ isDashed: false });
    expect(countLines('y<2x')).toBe(1);
    expect(countLines('x^2+y^2=4')).toBe(1);
    expect(drawFirst('x^2+y^2<=4')?.fill).toContain('Z');
    expect(drawFirst('x^2+y^2=4')?.fill).toBe('');
    expect(drawFirst('x^2+y^2<-1')?.fill).toBe('');
  });

  test('points and lists of points are dots, and hidden lines are not drawn', () => {
    expect(drawFirst('(1,2)')?.dots).toEqual([{ x: 1, y: 2 }]);
    expect(drawFirst('([1,2,3],[4,5,60])')?.dots).toHaveLength(2);
    const hidden = evaluateDocument({
      lines: [{ kind: 'expression', id: 1, text: 'y=x', isHidden: true }],
      angles: 'radians',
      drawing: usualDrawing,
    });
    expect(hidden.drawings).toEqual([]);
  });
});

describe('tables and regressions', () => {
  const table = {
    kind: 'table' as const,
    id: 1,
    heads: ['x_1', 'y_1'],
    rows: [
      ['1', '3'],
      ['2', '5'],
      ['3', '14/2'],
      ['4', ''],
    ],
  };
  const evaluateTable = (text: string) =>
    evaluateDocument({
      lines: [table, { kind: 'expression', id: 2, text }],
      angles: 'radians',
      drawing: usualDrawing,
    });

  test('a table draws its whole rows, and its columns are lists', () => {
    expect(evaluateTable('mean(y1)').results[1]?.result).toMatchObject({ is: 'number', value: 5 });
    expect(evaluateTable('').drawings[0]?.dots).toEqual([
      { x: 1, y: 3 },
      { x: 2, y: 5 },
      { x: 3, y: 7 },
    ]);
  });

  test('a line is fitted to it', () => {
    const result = evaluateTable('y1 ~ m x1 + b').results[1]?.result;
    expect(result?.is === 'regression' && result.parameters.map(({ name }) => name)).toEqual(['m', 'b']);
    expect(result?.is === 'regression' && result.parameters.map(({ value }) => Number(value.toFixed(9)))).toEqual([
      2, 1,
    ]);
    expect(result?.is === 'regression' && result.correlation).toBeCloseTo(1, 9);
  });

  test('data that are no lists have a problem', () => {
    expect(readProblem(['3 ~ m + b'])).toBe('regressionData');
  });
});
