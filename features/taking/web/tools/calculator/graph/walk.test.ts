import { expect, test } from 'vitest';
import type { LineDrawing, NotablePoint } from '../engine/document.ts';
import { buildWalks, changeWalk, findNearest, stepAlong } from './walk.ts';

const view = { left: -10, right: 10, bottom: -10, top: 10 };
const draw = (id: number, trace: LineDrawing['trace']): LineDrawing => ({
  ...{ id, strokes: '', isDashed: false, fill: '', dots: [] },
  trace,
});
const line = draw(
  1,
  [-1, 0, 1, 2].map((x) => ({ x, y: x })),
);
const level = draw(
  2,
  [-1, 0, 1, 2].map((x) => ({ x, y: 5 })),
);
const zero: NotablePoint = { x: 0.5, y: 0.5, kind: 'zero', lineIds: [1] };
const walks = buildWalks([line, level], [zero]);

test('points of interest lie among the points of their own curve', () => {
  expect(walks[0]?.points.map(({ x }) => x)).toEqual([-1, 0, 0.5, 1, 2]);
  expect(walks[1]?.points).toHaveLength(4);
});

test('a walk begins in the middle, goes along the curve and ends with it', () => {
  const first = stepAlong(walks, null, 1, view);
  expect(first?.point).toMatchObject({ x: 0.5, kind: 'zero' });
  const second = stepAlong(walks, first, 1, view);
  expect(second?.point).toMatchObject({ x: 1, y: 1 });
  expect(stepAlong(walks, { lineId: 1, point: { x: 2, y: 2 } }, 1, view)).toBeNull();
  expect(stepAlong([], null, 1, view)).toBeNull();
});

test('the other curve is entered where one is', () => {
  const place = changeWalk(walks, { lineId: 1, point: { x: 1, y: 1 } }, 1, view);
  expect(place).toEqual({ lineId: 2, point: { x: 1, y: 5 } });
  expect(changeWalk(walks, place, 1, view).lineId).toBe(1);
});

test('a touch finds what is near, a point of interest before others, and nothing far away', () => {
  expect(findNearest(walks, { x: 0.3, y: 0.2 }, view, 0.06)?.point).toMatchObject({ kind: 'zero' });
  expect(findNearest(walks, { x: 2.1, y: 5.2 }, view, 0.06)).toEqual({ lineId: 2, point: { x: 2, y: 5 } });
  expect(findNearest(walks, { x: -8, y: -8 }, view, 0.06)).toBeNull();
});
