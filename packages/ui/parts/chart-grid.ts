import type { ChartProps } from './chart-props.ts';

/** The layout of a chart with two axes, in its own units, which are pixels of the screen. */
export interface Grid {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The width of one position on the axis. */
  bandWidth: number;
  /** The values that have a grid line, ascending. */
  ticks: readonly number[];
  /** The middle of a position on the axis. */
  xAt(index: number): number;
  yAt(value: number): number;
}

const [axisWidth, axisHeight, topPadding, rightPadding] = [48, 28, 10, 8];

/** Steps that are easy to read, one, two or five times a power of ten; people, questions and percentages are whole. */
const stepFor = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(most / 4, 1)));
  return power * ([1, 2, 5, 10].find((times) => power * times * 4 >= most) ?? 10);
};

/**
 * The values of the grid lines: both ends and the middle of a given range, else whole steps from zero to above the
 * maximum.
 */
export const computeTicks = ({ rows, range }: Pick<ChartProps, 'rows' | 'range'>): readonly number[] => {
  if (range) return [range[0], (range[0] + range[1]) / 2, range[1]];
  const most = Math.max(1, ...rows.flatMap(({ values }) => Object.values(values)).map((value) => value ?? 0));
  const step = stepFor(most);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
};

/** The layout of a chart of this width and height. */
export const layOutGrid = (
  chart: Pick<ChartProps, 'rows' | 'range'>,
  { width, height }: { width: number; height: number },
): Grid => {
  const ticks = computeTicks(chart);
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)];
  const [left, right, top, bottom] = [axisWidth, width - rightPadding, topPadding, height - axisHeight];
  const bandWidth = (right - left) / Math.max(1, chart.rows.length);
  return {
    ...{ width, height, left, right, top, bottom, bandWidth, ticks },
    xAt: (index) => left + (index + 0.5) * bandWidth,
    yAt: (value) => bottom - ((Math.min(most, Math.max(least, value)) - least) / (most - least || 1)) * (bottom - top),
  };
};

const isHan = /\p{Script=Han}/u;

/** Estimated from the letters, so that a text need not be rendered to know whether its neighbour fits. */
const estimateWidth = (label: string): number =>
  [...label].reduce((sum, letter) => sum + (isHan.test(letter) ? 12 : 6.8), 0);

/** How many positions of an axis share one label, so that no two overlap: 1 where each has room for its own. */
export const labelInterval = (labels: readonly string[], bandWidth: number): number =>
  Math.max(1, Math.ceil((Math.max(0, ...labels.map(estimateWidth)) + 10) / bandWidth));
