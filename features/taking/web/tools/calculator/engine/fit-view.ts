import type { DrawnPlot } from './notable-points.ts';
import type { Point } from './values.ts';
import type { View } from './view.ts';

const samples = 200;
const margin = 0.1;

const ownPoints = ({ plot, lines }: DrawnPlot): readonly Point[] => {
  if (plot.kind === 'points') return plot.points;
  return plot.kind === 'explicit' ? [] : lines.flat();
};

/** The heights of curves y = f(x) over a range; near poles the outermost ones do not count. */
const heightsOver = (plots: readonly DrawnPlot[], from: number, to: number): number[] =>
  plots.flatMap(({ plot }) => {
    if (plot.kind !== 'explicit' || plot.axis !== 'y') return [];
    const heights = Array.from({ length: samples + 1 }, (_, at) => plot.apply(from + ((to - from) * at) / samples))
      .filter(Number.isFinite)
      .toSorted((first, second) => first - second);
    const [low, high] = [
      heights[Math.floor(heights.length * 0.05)] ?? 0,
      heights[Math.floor(heights.length * 0.95)] ?? 0,
    ];
    const reach = 4 * (high - low);
    return heights.filter((height) => height >= low - reach && height <= high + reach);
  });

const toRange = (values: readonly number[]): readonly [number, number] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const pad = high > low ? (high - low) * margin : Math.max(1, Math.abs(low) * margin);
  return [low - pad, high + pad];
};

/** The view that shows all points and curves; null where nothing is drawn. */
export const findFit = (plots: readonly DrawnPlot[], view: View): View | null => {
  const points = plots.flatMap(ownPoints);
  const [left, right] = points.length > 0 ? toRange(points.map(({ x }) => x)) : [view.left, view.right];
  const heights = [...points.map(({ y }) => y), ...heightsOver(plots, left, right)];
  if (heights.length === 0) return null;
  const [bottom, top] = toRange(heights);
  return [left, right, bottom, top].every(Number.isFinite) ? { left, right, bottom, top } : null;
};
