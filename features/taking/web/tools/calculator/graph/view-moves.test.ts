import { describe, expect, test } from 'vitest';
import { gridLines, gridStep } from '../engine/view.ts';
import { initialViewFor, moveView, pointAt, transformBetween, zoomView } from './view-moves.ts';

const square = { width: 200, height: 200 };
const initialView = initialViewFor(square);

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

  test('it begins around the origin with equal units', () => {
    expect(initialView).toEqual({ left: -10, right: 10, bottom: -10, top: 10 });
    expect(initialViewFor({ width: 400, height: 200 })).toEqual({ left: -20, right: 20, bottom: -10, top: 10 });
  });

  test('it is zoomed around its centre or a point, and moved by a share of its size', () => {
    expect(zoomView(initialView, 0.5)).toEqual({ left: -5, right: 5, bottom: -5, top: 5 });
    expect(zoomView(initialView, 0.5, { x: 10, y: 10 })).toEqual({ left: 0, right: 10, bottom: 0, top: 10 });
    expect(moveView(initialView, { x: 0.25, y: -0.5 })).toEqual({ left: -5, right: 15, bottom: -20, top: 0 });
  });

  test('it is zoomed only as far as numbers can tell points apart', () => {
    const tiny = { left: 0, right: 1.5e-9, bottom: 0, top: 1.5e-9 };
    expect(zoomView(tiny, 0.5)).toEqual(tiny);
  });

  test('a place of the drawing is a point', () => {
    expect(pointAt(initialView, { x: 0.75, y: 0.25 })).toEqual({ x: 5, y: 5 });
  });

  test('a former drawing is moved and scaled into another view', () => {
    const from = { view: initialView, size: square };
    expect(transformBetween(from, from)).toBe('matrix(1 0 0 1 0 0)');
    expect(transformBetween(from, { view: zoomView(initialView, 2), size: square })).toBe('matrix(0.5 0 0 0.5 50 50)');
  });
});
