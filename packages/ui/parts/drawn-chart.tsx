import { BarChart, LineChart, RadarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { ChartProps } from './chart.tsx';

/** Both ends of a scale and its middle. */
const marksOf = ([from, to]: readonly [number, number]): number[] => [from, (from + to) / 2, to];

/** Draws the picture of a chart. */
export const DrawnChart = ({ kind, rows, series, unit, range, height = 240 }: ChartProps) => {
  const shared = {
    h: height,
    data: rows.map((row) => ({ label: row.label, ...row.values })),
    dataKey: 'label',
    series: series.map((one) => ({ name: one.key, label: one.name, color: `var(--${one.tone ?? 'ink'})` })),
    withLegend: series.length > 1,
    textColor: 'var(--ink-3)',
    gridColor: 'var(--mist-2)',
  };
  if (kind === 'radar') return <RadarChart {...shared} />;
  const grid = {
    ...shared,
    unit,
    strokeDasharray: '0',
    tickLine: 'none' as const,
    // Without room above it the highest mark would be pushed under its own line.
    yAxisProps: { width: 44, ...(range && { domain: [...range], ticks: marksOf(range), interval: 0 as const }) },
  };
  const margin = { top: 8, right: 8 };
  const still = { isAnimationActive: false };
  if (kind === 'bar') return <BarChart {...grid} maxBarWidth={36} barChartProps={{ margin }} barProps={still} />;
  return <LineChart {...grid} curveType="linear" connectNulls={false} lineChartProps={{ margin }} lineProps={still} />;
};
