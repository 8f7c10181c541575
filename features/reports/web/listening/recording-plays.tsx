import { Section } from '@inkstone/ui';
import { playsMessages } from '../../messages.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { describePlays } from '../../document/recording-plays.ts';
import { useReading } from '../report/use-reading.ts';
import styles from './recording-plays.module.css';

/** What was heard: how often each recording was played, and how often it could be. */
export const RecordingPlays = ({ report }: { report: AttemptReportData }) => {
  const { title, lines } = describePlays(report, useReading(true, playsMessages));
  return (
    <div>
      <Section title={title}>
        <ul className={styles.plays}>
          {lines.map(({ key, name, questions, played }) => (
            <li key={key}>
              <b>{name}</b>
              <span className="meta num">{questions}</span>
              <span className="num">{played}</span>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
};
