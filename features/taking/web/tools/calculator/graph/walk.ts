import type { LineDrawing, NotableKind, NotablePoint } from '../engine/document.ts';
import type { Point } from '../engine/values.ts';
import type { View } from '../engine/view.ts';

/** A point that can be walked to; those of interest have their kind. */
export interface WalkPoint extends Point {
  kind?: NotableKind;
}

/** A curve that can be walked along by keyboard. */
export interface Walk {
  lineId: number;
  points: readonly WalkPoint[];
}

const isRising = (points: readonly Point[]): boolean =>
  points.every(({ x }, at) => at === 0 || x >= (points[at - 1]?.x ?? x));

/** The curves in order, each with its points of interest among the others where it goes from left to right. */
export const buildWalks = (drawings: readonly LineDrawing[], notable: readonly NotablePoint[]): Walk[] =>
  drawings.flatMap(({ id, trace }) => {
    if (trace.length === 0) return [];
    const own = notable.filter(({ lineIds }) => lineIds.includes(id));
    if (!isRising(trace)) return [{ lineId: id, points: trace }];
    const rest = trace.filter((point) => !own.some(({ x, y }) => x === point.x && Math.abs(y - point.y) < 1e-9));
    return [{ lineId: id, points: [...rest, ...own].toSorted((first, second) => first.x - second.x) }];
  });

/** Where one is on a walk. */
export interface WalkPlace {
  lineId: number;
  point: WalkPoint;
}

const distance = (first: Point, second: Point, view: View): number =>
  Math.hypot((first.x - second.x) / (view.right - view.left), (first.y - second.y) / (view.top - view.bottom));

const nearestOn = ({ points }: Walk, to: Point, view: View): WalkPoint | null =>
  points.reduce<WalkPoint | null>(
    (best, point) => (best && distance(best, to, view) <= distance(point, to, view) ? best : point),
    null,
  );

/** The nearest place on any walk; null where none is near, in shares of the view. */
export const findNearest = (walks: readonly Walk[], to: Point, view: View, reach: number): WalkPlace | null => {
  const places = walks.flatMap(({ lineId, points }) =>
    points.filter((point) => distance(point, to, view) <= reach).map((point): WalkPlace => ({ lineId, point })),
  );
  // A point of interest is what one means where it is about as near.
  const score = ({ point }: WalkPlace): number => distance(point, to, view) - (point.kind ? reach / 2 : 0);
  return places.toSorted((first, second) => score(first) - score(second))[0] ?? null;
};

/** The next place along a curve, or null at its end; without a place, the middle of the first curve. */
export const stepAlong = (
  walks: readonly Walk[],
  place: WalkPlace | null,
  by: number,
  view: View,
): WalkPlace | null => {
  const walk = walks.find(({ lineId }) => lineId === place?.lineId) ?? walks[0];
  if (!walk) return null;
  if (!place) {
    const middle = walk.points[Math.floor(walk.points.length / 2)];
    return middle ? { lineId: walk.lineId, point: middle } : null;
  }
  const nearest = nearestOn(walk, place.point, view);
  const point = nearest && walk.points[walk.points.indexOf(nearest) + by];
  return point ? { lineId: walk.lineId, point } : null;
};

/** The place on the next curve that is nearest to the present one. */
export const changeWalk = (walks: readonly Walk[], place: WalkPlace, by: number, view: View): WalkPlace => {
  const at = walks.findIndex(({ lineId }) => lineId === place.lineId);
  const walk = walks[(at + by + walks.length) % walks.length];
  const point = walk && nearestOn(walk, place.point, view);
  return walk && point ? { lineId: walk.lineId, point } : place;
};
