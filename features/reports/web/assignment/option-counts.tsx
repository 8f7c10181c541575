import type { CSSProperties, ReactNode } from 'react';
import { distractorMessages } from '@inkstone/bank/messages';
import type { Item } from '../../document/assignment-report-data.ts';
import { describeOptionCounts, describeResult } from '../../document/item-figures.ts';
import { assignmentReportMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import styles from './item-sheet.module.css';

/** How many chose each option, and its discrimination. */
export const OptionCounts = ({ item }: { item: Item }) => {
  const reading = useReading(false, assignmentReportMessages, distractorMessages);
  const counts = describeOptionCounts(item, reading);
  if (!counts) return <p className="num">{describeResult(item, reading)}</p>;
  return (
    <table className={`${styles.counts} num`}>
      <thead>
        <tr>
          {counts.head.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.rows.map(({ id, name, isKey, percent, cells: [share, discrimination] }) => (
          <tr key={id} data-key={isKey || undefined}>
            <th scope="row">{name}</th>
            <td>
              <Share percent={percent}>{share}</Share>
            </td>
            {discrimination !== undefined && <td>{discrimination}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Share = ({ percent, children }: { percent: number; children: ReactNode }) => (
  <span className={styles.share}>
    <i style={{ '--share': `${percent}%` } as CSSProperties} />
    <span>{children}</span>
  </span>
);
