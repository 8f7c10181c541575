import { TableIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import type { ChartProps } from './chart-props.ts';
import { GridChart } from './grid-chart.tsx';
import { RadarChart } from './radar-chart.tsx';
import styles from './chart.module.css';

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
          <table className="num">
            <caption className="vh">{label}</caption>
            <thead>
              <tr>
                <th scope="col">{axis}</th>
                {series.map((column) => (
                  <th scope="col" key={column.key}>
                    {column.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  {series.map((column) => (
                    <td key={column.key}>{text(row.values[column.key])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
};
