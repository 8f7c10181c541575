import type { ChartProps } from './chart-props.ts';

/** Both ends of a scale and its middle. */
const marksOf = ([from, to]: readonly [number, number]): number[] => [from, (from + to) / 2, to];

/** The room around a drawing. */
export const margin = { top: 8, right: 8 };

/** Nothing grows under the eye. */
export const still = { isAnimationActive: false };

/** What the drawing of every chart is given. */
export const anyChart = ({ rows, series, height = 240 }: ChartProps) => ({
  h: height,
  data: rows.map((row) => ({ label: row.label, ...row.values })),
  dataKey: 'label',
  series: series.map((one) => ({ name: one.key, label: one.name, color: `var(--${one.tone ?? 'ink'})` })),
  withLegend: series.length > 1,
  textColor: 'var(--ink-3)',
  gridColor: 'var(--mist-2)',
});

/** What the drawing of a chart with two axes is given. */
export const gridChart = (chart: ChartProps) => ({
  ...anyChart(chart),
  unit: chart.unit,
  strokeDasharray: '0',
  tickLine: 'none' as const,
  // Without room above it the highest mark would be pushed under its own line.
  yAxisProps: {
    width: 44,
    // People, questions and percent are counted whole.
    allowDecimals: false,
    ...(chart.range && { domain: [...chart.range], ticks: marksOf(chart.range), interval: 0 as const }),
  },
});
