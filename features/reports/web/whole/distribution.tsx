import { Chart, Section, useTranslation } from '@inkstone/ui';
import { wholeMessages } from '../../messages.ts';
import { scoreText } from '../report/report-of.ts';
import type { WholeOf } from '../report/whole-of.ts';
import styles from './whole.module.css';

/** How the scores lie, with the table behind the picture. */
export const Distribution = ({ report: { distribution } }: { report: WholeOf }) => {
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
