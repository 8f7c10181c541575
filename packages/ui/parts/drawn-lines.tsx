import { LineChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { ChartProps } from './chart-props.ts';
import { gridChart, margin, still } from './drawn-shared.ts';

/** Draws the lines of a chart. */
export const DrawnLines = (chart: ChartProps) => (
  <LineChart
    {...gridChart(chart)}
    curveType="linear"
    connectNulls={false}
    lineChartProps={{ margin }}
    lineProps={still}
  />
);
