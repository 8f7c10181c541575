import { readArea } from '../declarations.ts';
import { type Operator, boolean, hasBase, strict } from './operator.ts';
import { single } from '../values.ts';

const inside: Operator = {
  count: [1, 1],
  attributes: ['shape', 'coords'],
  refuse: ([type]) => (hasBase(type, 'point') ? undefined : 'takes points'),
  gives: () => boolean,
  apply: strict(([points], element) => {
    const { shape, coords } = readArea(element, () => undefined);
    return single('boolean', points?.items.some((point) => isInside(String(point), shape, coords)) ?? false);
  }),
};

/** Whether the point "x y" is in the shape, its edge included (HTML image map shapes, and the ellipse). */
export function isInside(point: string, shape: string, coords: readonly number[]): boolean {
  const [x = 0, y = 0] = point.split(' ').map(Number);
  const [a = 0, b = 0, c = 0, d = 0] = coords;
  if (shape === 'default') return true;
  if (shape === 'circle') return (x - a) ** 2 + (y - b) ** 2 <= c ** 2;
  if (shape === 'ellipse') return ((x - a) / c) ** 2 + ((y - b) / d) ** 2 <= 1;
  if (shape === 'rect') return x >= a && x <= c && y >= b && y <= d;
  return crossings(x, y, coords) % 2 === 1;
}

function crossings(x: number, y: number, coords: readonly number[]): number {
  const corners = coords.flatMap((value, index) => (index % 2 === 0 ? [[value, coords[index + 1] ?? 0] as const] : []));
  return corners.filter(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [0, 0];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  }).length;
}

/** Operators of points. */
export const areaOperators: Readonly<Record<string, Operator>> = {
  'qti-inside': inside,
};
