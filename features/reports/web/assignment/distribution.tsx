import { Chart, Section, useTranslation } from '@inkstone/ui';
import { assignmentReportMessages } from '../../messages.ts';
import { describeDistribution } from '../../document/assignment-scores.ts';
import { useReading } from '../report/use-reading.ts';
import type { AssignmentReportData } from '../../document/assignment-report-data.ts';
import styles from './assignment-report.module.css';

/** The distribution of the scores, with the data as a table. */
export const Distribution = ({ report }: { report: AssignmentReportData }) => {
  const t = useTranslation(assignmentReportMessages);
  const steps = describeDistribution(report, useReading(false, assignmentReportMessages));
  return (
    <Section title={t('distribution')}>
      <div className={styles.chart}>
        <Chart
          kind="bar"
          label={t('distributionLabel')}
          axis={t('scores')}
          rows={steps.map(({ label, count }) => ({ label, values: { count } }))}
          series={[{ key: 'count', name: t('peopleCount') }]}
          height={200}
        />
      </div>
    </Section>
  );
};
