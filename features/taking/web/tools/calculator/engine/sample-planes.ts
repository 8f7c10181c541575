import type { BoxRange } from './compile-intervals.ts';
import { interval } from './intervals.ts';
import { joinSegments } from './join-segments.ts';
import type { Point } from './values.ts';
import type { Polyline, View } from './view.ts';

/** A function of the plane, with its range over boxes. */
export interface PlaneMap {
  apply: (x: number, y: number) => number;
  range: BoxRange;
}

/** Where a function of the plane is zero, and where it is positive. */
export interface PlaneSamples {
  border: Polyline[];
  inside: Polyline[];
}

const cellsAcross = 128;

type Corner = Point & { value: number };

/** Values of the function at the corners of the smallest cells, each evaluated once. */
const createCorners = (apply: PlaneMap['apply'], view: View) => {
  const stored = new Map<number, Corner>();
  return (column: number, row: number): Corner => {
    const key = row * (cellsAcross + 1) + column;
    const known = stored.get(key);
    if (known) return known;
    const x = view.left + ((view.right - view.left) * column) / cellsAcross;
    const y = view.bottom + ((view.top - view.bottom) * row) / cellsAcross;
    const corner = { x, y, value: apply(x, y) };
    stored.set(key, corner);
    return corner;
  };
};

const isPositive = ({ value }: Corner): boolean => value >= 0;

/** The zero between two corners of different sign; null where the function leaps over zero as at a pole. */
const findCrossing = (apply: PlaneMap['apply'], from: Corner, to: Corner): Point | null => {
  const share = from.value / (from.value - to.value);
  const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  const value = Math.abs(apply(point.x, point.y));
  return value <= Math.max(Math.abs(from.value), Math.abs(to.value)) ? point : null;
};

/** The part of a cell where the function is positive, and the border in it. */
const cutCell = (apply: PlaneMap['apply'], corners: readonly Corner[]): { inside: Point[]; crossings: Point[] } => {
  const [inside, crossings]: [Point[], Point[]] = [[], []];
  corners.forEach((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    if (isPositive(corner)) inside.push(corner);
    if (isPositive(corner) === isPositive(next)) return;
    const crossing = findCrossing(apply, corner, next);
    if (!crossing) return;
    inside.push(crossing);
    crossings.push(crossing);
  });
  return { inside, crossings };
};

/** Cells by cells, from the whole view down to the smallest ones, where ranges do not settle the sign before. */
export const samplePlane = ({ apply, range }: PlaneMap, view: View, isRegion: boolean): PlaneSamples => {
  const samples: PlaneSamples = { border: [], inside: [] };
  const cornerAt = createCorners(apply, view);
  const [wide, high] = [(view.right - view.left) / cellsAcross, (view.top - view.bottom) / cellsAcross];
  const box = (column: number, row: number, size: number): View => ({
    left: view.left + wide * column,
    right: view.left + wide * (column + size),
    bottom: view.bottom + high * row,
    top: view.bottom + high * (row + size),
  });
  const cut = (column: number, row: number): void => {
    const corners = [
      cornerAt(column, row),
      cornerAt(column + 1, row),
      cornerAt(column + 1, row + 1),
      cornerAt(column, row + 1),
    ];
    if (corners.some(({ value }) => Number.isNaN(value))) return;
    const { inside, crossings } = cutCell(apply, corners);
    if (isRegion && inside.length > 2) samples.inside.push(inside);
    for (let at = 0; at + 1 < crossings.length; at += 2) samples.border.push(crossings.slice(at, at + 2));
  };
  const walk = (column: number, row: number, size: number): void => {
    const { left, right, bottom, top } = box(column, row, size);
    const { low, high: most, isTotal } = range(interval(left, right), interval(bottom, top));
    if (most < 0 || low > most) return;
    if (low > 0 && (isTotal || !isRegion)) {
      if (isRegion) samples.inside.push(toRectangle({ left, right, bottom, top }));
      return;
    }
    if (size === 1) return cut(column, row);
    const half = size / 2;
    walk(column, row, half);
    walk(column + half, row, half);
    walk(column, row + half, half);
    walk(column + half, row + half, half);
  };
  walk(0, 0, cellsAcross);
  return { ...samples, border: joinSegments(samples.border) };
};

const toRectangle = ({ left, right, bottom, top }: View): Polyline => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
];
