import { Button } from '@mantine/core';
import { useState } from 'react';
import { DotScale, FigureTable, Section, TableIcon, useTranslation, type DotLine } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { describeShares, type ShareChart } from '../../document/shares.ts';
import { useReading } from '../report/use-reading.ts';
import styles from '../report.module.css';

// Where there are many rows, the weakest come first and the others are one click away; sections keep the exam's order.
const initialRowCount = 6;
const gridMarks = [0, 25, 50, 75, 100];

/** A chart of the results by section, where there are several, and by knowledge point. */
export const ResultChart = ({ report, isOwn }: { report: AttemptReportData; isOwn: boolean }) => {
  const charts = describeShares(report, useReading(isOwn, messages));
  return charts.map((chart) => <ShareRows key={chart.title} chart={chart} />);
};

const toDotLine = ({ id, ...line }: ShareChart['lines'][number]): DotLine => ({ key: id, ...line });

const ShareRows = ({ chart }: { chart: ShareChart }) => {
  const t = useTranslation(messages);
  const [isWhole, setWhole] = useState(false);
  const { title, aside, lines: all, now, before, isInOrder } = chart;
  const isLong = !isInOrder && all.length > initialRowCount;
  const lines = isLong && !isWhole ? all.slice(0, initialRowCount) : all;
  const label = lines
    .map(({ name, value, text, note }) =>
      value === null ? t('lineWaits', { name }) : t('lineLabel', { name, text, note }),
    )
    .join('; ');
  return (
    <div>
      <Section title={title} aside={aside}>
        <div className={styles.scale}>
          <DotScale
            label={label}
            lines={lines.map(toDotLine)}
            from={0}
            to={100}
            marks={gridMarks}
            legend={before === null ? { now } : { now, before }}
          />
        </div>
        {isLong && (
          <Button className={`${styles.more} no-print`} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('weakestOnly', { count: initialRowCount }) : t('allRows', { count: all.length })}
          </Button>
        )}
        <ShareTable chart={chart} />
      </Section>
    </div>
  );
};

/** The figures behind a chart. */
const ShareTable = ({ chart: { title, head, rows } }: { chart: ShareChart }) => {
  const t = useTranslation(messages);
  return (
    <details className={`${styles.behind} no-print`}>
      <summary>
        <TableIcon /> {t('asTable')}
      </summary>
      <FigureTable caption={title} head={head}>
        {rows.map(({ id, name, cells }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // Each column has its place.
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </FigureTable>
    </details>
  );
};
