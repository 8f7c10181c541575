import { TableIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import type { ChartProps } from './chart-props.ts';
import { FigureTable } from './figure-table.tsx';
import { lazyWithRetry } from './lazy-with-retry.tsx';
import styles from './chart.module.css';

// A page that has one kind of chart does not load the other; the room for it is there from the beginning.
const GridChart = lazyWithRetry(async () => (await import('./grid-chart.tsx')).GridChart);
const RadarChart = lazyWithRetry(async () => (await import('./radar-chart.tsx')).RadarChart);

/** Loads the code of both kinds, so that a chart is drawn at once. */
export const preloadCharts = () => Promise.all([GridChart.preload(), RadarChart.preload()]);

/** A chart with a hidden table of its values. */
export const Chart = (props: ChartProps) => {
  const t = useTranslation(messages);
  const Plot = props.kind === 'radar' ? RadarChart : GridChart;
  const { label, axis, rows, series, unit = '', height = 240 } = props;
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : `${value}${unit}`);
  return (
    <figure className={styles.chart}>
      <div role="img" aria-label={label} style={{ minHeight: height }}>
        <Plot {...props} />
      </div>
      {!props.hasTable && (
        <details className={styles.behind}>
          <summary>
            <TableIcon /> {t('asTable')}
          </summary>
          <FigureTable caption={label} head={[axis, ...series.map(({ name }) => name)]}>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {series.map((column) => (
                  <td key={column.key}>{text(row.values[column.key])}</td>
                ))}
              </tr>
            ))}
          </FigureTable>
        </details>
      )}
    </figure>
  );
};
