import { RadarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import type { ChartProps } from './chart.tsx';
import { anyChart } from './drawn-shared.ts';

/** Draws the areas of a chart around its middle. */
export const DrawnRadar = (chart: ChartProps) => <RadarChart {...anyChart(chart)} />;
