import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { ChartProps } from './chart-props.ts';
import { gridChart, margin, still } from './drawn-shared.ts';

/** Draws the rows of bars of a chart. */
export const DrawnBars = (chart: ChartProps) => (
  <BarChart
    {...gridChart(chart)}
    maxBarWidth={36}
    barChartProps={{ margin }}
    barProps={still}
    xAxisProps={{ interval: 'equidistantPreserveStart' }}
  />
);
