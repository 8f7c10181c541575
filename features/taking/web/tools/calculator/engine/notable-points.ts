import type { NotableKind, NotablePoint } from './document.ts';
import type { Plot } from './plots.ts';
import { findExtrema, findRoots, solvePair } from './roots.ts';
import type { Point } from './values.ts';
import { isVisible, type Polyline, type View } from './view.ts';

/** A drawn curve with its line. */
export interface DrawnPlot {
  id: number;
  plot: Plot;
  lines: readonly Polyline[];
}

const mostOfOneKind = 24;

/** The items unless there are too many of one kind to be of interest. */
const limitItems = <Item>(items: readonly Item[]): readonly Item[] => (items.length > mostOfOneKind ? [] : items);

type PlaneFunction = (x: number, y: number) => number;

/** The function of the plane that is zero on a curve; null for curves by a parameter. */
const residualFor = (plot: Plot): PlaneFunction | null => {
  if (plot.kind === 'explicit') {
    const { apply, axis } = plot;
    return axis === 'y' ? (x, y) => y - apply(x) : (x, y) => x - apply(y);
  }
  return plot.kind === 'plane' && !plot.isRegion ? plot.map.apply : null;
};

interface FoundPoint extends Point {
  kind: NotableKind;
}

const pointsOfExplicit = (plot: Extract<Plot, { kind: 'explicit' }>, view: View): FoundPoint[] => {
  const { apply, axis } = plot;
  if (axis === 'x') return [{ kind: 'zero', x: apply(0), y: 0 }];
  const extrema = limitItems(findExtrema(apply, view.left, view.right, view.top - view.bottom));
  const step = (view.right - view.left) / 1000;
  return [
    ...limitItems(findRoots(apply, view.left, view.right)).map((x): FoundPoint => ({ kind: 'zero', x, y: 0 })),
    ...extrema.map(({ at, value }): FoundPoint => {
      const isHighest = apply(at - step) < value || apply(at + step) < value;
      return { kind: isHighest ? 'highest' : 'lowest', x: at, y: value };
    }),
    { kind: 'intercept', x: 0, y: apply(0) },
  ];
};

const pointsOfPlane = (apply: PlaneFunction, view: View): FoundPoint[] => [
  ...limitItems(findRoots((x) => apply(x, 0), view.left, view.right)).map((x): FoundPoint => ({
    kind: 'zero',
    x,
    y: 0,
  })),
  ...limitItems(findRoots((y) => apply(0, y), view.bottom, view.top)).map((y): FoundPoint => ({
    kind: 'intercept',
    x: 0,
    y,
  })),
];

const ownPoints = ({ plot }: DrawnPlot, view: View): FoundPoint[] => {
  if (plot.kind === 'explicit') return pointsOfExplicit(plot, view);
  return plot.kind === 'plane' && !plot.isRegion ? pointsOfPlane(plot.map.apply, view) : [];
};

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

type Segment = Box & { from: Point; to: Point };

const toSegments = (lines: readonly Polyline[], view: View): Segment[] =>
  lines.flatMap((line) =>
    line.slice(1).flatMap((to, at) => {
      const from = line[at] ?? to;
      const box = {
        left: Math.min(from.x, to.x),
        right: Math.max(from.x, to.x),
        bottom: Math.min(from.y, to.y),
        top: Math.max(from.y, to.y),
      };
      return isOverlapping(box, view) ? [{ from, to, ...box }] : [];
    }),
  );

const isOverlapping = (first: Box, second: Box): boolean =>
  first.left <= second.right && second.left <= first.right && first.bottom <= second.top && second.bottom <= first.top;

/** Where two segments cross; null where they do not. */
const crossSegments = (first: Segment, second: Segment): Point | null => {
  const [along, across] = [
    { x: first.to.x - first.from.x, y: first.to.y - first.from.y },
    { x: second.to.x - second.from.x, y: second.to.y - second.from.y },
  ];
  const determinant = along.x * across.y - along.y * across.x;
  const offset = { x: second.from.x - first.from.x, y: second.from.y - first.from.y };
  const share = (offset.x * across.y - offset.y * across.x) / determinant;
  const otherShare = (offset.x * along.y - offset.y * along.x) / determinant;
  const isInside = share >= -1e-9 && share <= 1 + 1e-9 && otherShare >= -1e-9 && otherShare <= 1 + 1e-9;
  return isInside ? { x: first.from.x + along.x * share, y: first.from.y + along.y * share } : null;
};

/** Crossings of two drawings, as first guesses. */
const findCrossings = (first: DrawnPlot, second: DrawnPlot, view: View): Point[] => {
  const candidates = toSegments(second.lines, view);
  return toSegments(first.lines, view).flatMap((segment) =>
    candidates.flatMap((candidate) =>
      isOverlapping(segment, candidate) ? (crossSegments(segment, candidate) ?? []) : [],
    ),
  );
};

/** Where y = f(x), or x = f(y), meets a curve with an equation, also where it only touches it. */
const meetExplicit = (curve: Plot, residual: PlaneFunction | null, view: View): Point[] | null => {
  if (curve.kind !== 'explicit' || !residual) return null;
  const isUpward = curve.axis === 'y';
  const place = (at: number): Point => (isUpward ? { x: at, y: curve.apply(at) } : { x: curve.apply(at), y: at });
  const gap = (at: number): number => {
    const { x, y } = place(at);
    return residual(x, y);
  };
  const [from, to] = isUpward ? [view.left, view.right] : [view.bottom, view.top];
  return findRoots(gap, from, to).map(place);
};

/** Where a curve by a parameter meets one with an equation. */
const meetParametric = (curve: Plot, residual: PlaneFunction | null): Point[] | null => {
  if (curve.kind !== 'parametric' || !residual) return null;
  const gap = (parameter: number): number => {
    const { x, y } = curve.apply(parameter);
    return residual(x, y);
  };
  return findRoots(gap, curve.from, curve.to).map(curve.apply);
};

const meet = (first: DrawnPlot, second: DrawnPlot, view: View): Point[] => {
  const [left, right] = [residualFor(first.plot), residualFor(second.plot)];
  const direct =
    meetExplicit(first.plot, right, view) ??
    meetExplicit(second.plot, left, view) ??
    meetParametric(first.plot, right) ??
    meetParametric(second.plot, left);
  if (direct) return direct;
  const guesses = findCrossings(first, second, view);
  if (!left || !right) return guesses;
  const reach = (view.right - view.left) / 20;
  return guesses.flatMap((guess) => {
    const solved = solvePair((x, y) => [left(x, y), right(x, y)], guess.x, guess.y);
    if (!solved) return [];
    const [x, y] = solved;
    return Math.abs(x - guess.x) < reach && Math.abs(y - guess.y) < reach ? [{ x, y }] : [];
  });
};

/** Takes away noise: a coordinate that is a short decimal but for rounding is that decimal. */
const roundCoordinate = (value: number, size: number): number => {
  if (Math.abs(value) < 1e-9 * size) return 0;
  return Number(value.toPrecision(10));
};

/** The points of interest of what is drawn, from left to right. */
export const findNotablePoints = (plots: readonly DrawnPlot[], view: View): NotablePoint[] => {
  const size = view.right - view.left;
  const curves = plots.filter(({ plot }) => plot.kind !== 'points' && !(plot.kind === 'plane' && plot.isRegion));
  const meetings = curves.flatMap((first, at) =>
    curves.slice(at + 1).flatMap((second) =>
      limitItems(meet(first, second, view)).map((point): NotablePoint => ({
        ...point,
        kind: 'meeting',
        lineIds: [first.id, second.id],
      })),
    ),
  );
  const own = curves.flatMap((curve) =>
    ownPoints(curve, view).map((point): NotablePoint => ({ ...point, lineIds: [curve.id] })),
  );
  const rounded = [...meetings, ...own]
    .map((point) => ({ ...point, x: roundCoordinate(point.x, size), y: roundCoordinate(point.y, size) }))
    .filter((point) => isVisible(view, point));
  const near = (first: Point, second: Point): boolean =>
    Math.abs(first.x - second.x) < 1e-7 * size && Math.abs(first.y - second.y) < 1e-7 * size;
  return rounded
    .filter((point, at) => rounded.findIndex((earlier) => near(point, earlier)) === at)
    .toSorted((first, second) => first.x - second.x || first.y - second.y);
};
