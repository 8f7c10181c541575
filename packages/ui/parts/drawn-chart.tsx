import { BarChart, LineChart, RadarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { ChartProps } from './chart.tsx';

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
    yAxisProps: { width: 44, domain: range ? [...range] : undefined },
  };
  if (kind === 'bar') return <BarChart {...grid} maxBarWidth={36} barProps={{ isAnimationActive: false }} />;
  return <LineChart {...grid} curveType="linear" connectNulls={false} lineProps={{ isAnimationActive: false }} />;
};
