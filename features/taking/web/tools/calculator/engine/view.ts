import type { Point } from './values.ts';

/** The visible part of the plane. */
export interface View {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The size of the drawing in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Lines from point to point. */
export type Polyline = readonly Point[];

const digits = (value: number): string => String(Math.round(value * 10) / 10);

/** The SVG path of some polylines; what lies far outside is drawn at a distance, since browsers draw no huge numbers. */
export const toPath = (
  polylines: readonly Polyline[],
  view: View,
  { width, height }: Size,
  isClosed = false,
): string => {
  const [wide, high] = [view.right - view.left, view.top - view.bottom];
  const clamp = (value: number, size: number): number => Math.max(-2 * size, Math.min(3 * size, value));
  const place = ({ x, y }: Point): string =>
    `${digits(clamp(((x - view.left) / wide) * width, width))} ${digits(clamp(((view.top - y) / high) * height, height))}`;
  return polylines
    .filter((line) => line.length > 1)
    .map((line) => `M${line.map(place).join('L')}${isClosed ? 'Z' : ''}`)
    .join('');
};

/** The distance of grid lines, 1, 2 or 5 times a power of ten, so that four to eleven are visible. */
export const gridStep = (span: number): number => {
  const power = 10 ** Math.floor(Math.log10(span / 5));
  const factor = [1, 2, 5].find((multiple) => span / (multiple * power) <= 11);
  return (factor ?? 10) * power;
};

/** The positions of lines of a step within a range. */
export const gridLines = (from: number, to: number, step = gridStep(to - from)): number[] => {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(10)));
};

/** Whether a point can be seen. */
export const isVisible = ({ left, right, bottom, top }: View, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;
