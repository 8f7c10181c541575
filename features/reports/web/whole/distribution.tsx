import { Chart, Section, useTranslation } from '@inkstone/ui';
import { wholeMessages } from '../../messages.ts';
import { scoreText } from '../../document/attempt-report-data.ts';
import type { AssignmentReportData } from '../report/assignment-report-data.ts';
import styles from './whole.module.css';

/** The distribution of the scores, with the data as a table. */
export const Distribution = ({ report: { distribution } }: { report: AssignmentReportData }) => {
  const t = useTranslation(wholeMessages);
  const rows = distribution.map(({ from, to, count }) => ({
    label: from === to ? scoreText(from) : t('range', { from: scoreText(from), to: scoreText(to) }),
    values: { count },
  }));
  return (
    <Section title={t('distribution')}>
      <div className={styles.chart}>
        <Chart
          kind="bar"
          label={t('distributionLabel')}
          axis={t('scores')}
          rows={rows}
          series={[{ key: 'count', name: t('peopleCount') }]}
          height={200}
        />
      </div>
    </Section>
  );
};
