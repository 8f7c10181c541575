import { TableIcon } from '../icons/index.tsx';
import { useTranslation } from '../words/index.ts';
import { messages } from '../messages.ts';
import type { ChartProps } from './chart-props.ts';
import { DrawnGrid } from './drawn-grid.tsx';
import { DrawnRadar } from './drawn-radar.tsx';
import styles from './chart.module.css';

/** A chart with its table behind it. */
export const Chart = (props: ChartProps) => {
  const t = useTranslation(messages);
  const Drawn = props.kind === 'radar' ? DrawnRadar : DrawnGrid;
  const { label, axis, rows, series, unit = '', height = 240 } = props;
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : `${value}${unit}`);
  return (
    <figure className={styles.chart}>
      <div role="img" aria-label={label} style={{ minHeight: height }}>
        <Drawn {...props} />
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
                {series.map((one) => (
                  <th scope="col" key={one.key}>
                    {one.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  {series.map((one) => (
                    <td key={one.key}>{text(row.values[one.key])}</td>
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
