import { describe, expect, test } from 'vitest';
import { gridLines, gridStep, findMarks, moveView, toSvgPath, initialView, zoomView } from './graph.ts';

const toPoints = (marks: ReturnType<typeof findMarks>) => marks.map(({ is, x, y }) => [is, x, y]);

describe('points of interest', () => {
  test('a parabola has its zeros and its vertex', () => {
    expect(toPoints(findMarks([(x) => x * x - 2 * x - 3], initialView))).toEqual([
      ['zero', -1, 0],
      ['turn', 1, -4],
      ['zero', 3, 0],
    ]);
  });

  test('two curves have their intersections', () => {
    const marks = findMarks([(x) => x * x, (x) => x + 2], initialView);
    expect(toPoints(marks).filter(([is]) => is === 'meeting')).toEqual([
      ['meeting', -1, 1],
      ['meeting', 2, 4],
    ]);
  });

  test('a jump is not a zero, and neither is a curve on the axis', () => {
    expect(findMarks([(x) => 1 / x], initialView)).toEqual([]);
    expect(findMarks([() => 0], initialView)).toEqual([]);
  });

  test('points outside the view are not listed', () => {
    expect(findMarks([(x) => x * x + 20], initialView)).toEqual([]);
  });
});

describe('the drawing', () => {
  const field = { width: 200, height: 100 };

  test('a line runs from corner to corner', () => {
    const path = toSvgPath((x) => x, initialView, field);
    expect(path.startsWith('M0.0 100.0L')).toBe(true);
    expect(path.endsWith('L200.0 0.0')).toBe(true);
    expect(path.match(/M/g)).toHaveLength(1);
  });

  test('a curve is interrupted where it jumps or has no value', () => {
    expect(toSvgPath((x) => 1 / x, initialView, field).match(/M/g)).toHaveLength(2);
    expect(toSvgPath((x) => Math.sqrt(x), initialView, field).startsWith('M100.0')).toBe(true);
    expect(toSvgPath(() => Number.NaN, initialView, field)).toBe('');
  });
});

describe('the plane', () => {
  test.each([
    [20, 2],
    [10, 1],
    [1, 0.1],
    [44, 5],
    [110, 10],
  ])('a span of %d has lines every %d', (span, step) => {
    expect(gridStep(span)).toBeCloseTo(step, 9);
  });

  test('grid lines are at round numbers', () => {
    expect(gridLines(-1, 1)).toEqual([-1, -0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1]);
  });

  test('the plane is zoomed around its centre and moved by a share of its size', () => {
    expect(zoomView(initialView, 0.5)).toEqual({ left: -5, right: 5, bottom: -5, top: 5 });
    expect(moveView(initialView, { x: 0.25, y: -0.5 })).toEqual({ left: -5, right: 15, bottom: -20, top: 0 });
  });
});
