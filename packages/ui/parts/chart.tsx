import { useInViewport } from '@mantine/hooks';
import { useState } from 'react';
import { TableIcon } from '../icons/index.tsx';
import { useWords } from '../words/index.ts';
import { messages } from '../messages.ts';
import type { ChartProps } from './chart-props.ts';
import { DrawnRadar } from './drawn-radar.tsx';
import { later } from './later.tsx';
import styles from './chart.module.css';

const drawings = {
  line: later(async () => (await import('./drawn-lines.tsx')).DrawnLines),
  bar: later(async () => (await import('./drawn-bars.tsx')).DrawnBars),
  radar: DrawnRadar,
};

/** A chart with its table behind it. A measured drawing comes when it is scrolled to; its room is there before. */
export const Chart = (props: ChartProps) => {
  const t = useWords(messages);
  const { ref, inViewport } = useInViewport();
  const [seen, setSeen] = useState(false);
  if (inViewport && !seen) setSeen(true);
  // What needs no measuring stands from the start, on paper too.
  const isDrawn = seen || props.kind === 'radar';
  const Drawn = drawings[props.kind];
  const { label, axis, rows, series, unit = '', height = 240 } = props;
  const text = (value: number | null | undefined) => (value === null || value === undefined ? '' : `${value}${unit}`);
  return (
    <figure className={styles.chart}>
      <div ref={ref} role="img" aria-label={label} style={{ height }}>
        {isDrawn && <Drawn {...props} />}
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
