import { dayMonthText, toPercent } from '@inkstone/base';
import { Chart, Facts, Section, useLanguage, useTranslation } from '@inkstone/ui';
import type { PhaseNumbers } from '../../contract.ts';
import { describePhaseFacts, describeWeeks } from '../../document/phase-document.ts';
import { phaseMessages } from '../../messages.ts';
import { useReading } from '../report/use-reading.ts';
import styles from './phase.module.css';

/** The main figure, the figures around it, and the weeks of the period. */
export const PhaseFigures = ({ numbers }: { numbers: PhaseNumbers }) => {
  const reading = useReading(true, phaseMessages);
  const t = reading.translate(phaseMessages);
  const { right, marked } = numbers;
  return (
    <>
      <div className={styles.one}>
        {marked > 0 ? (
          <>
            <span className={`${styles.figure} num`}>
              {toPercent(right, marked)}
              <small>%</small>
            </span>
            <span>{t('accuracy')}</span>
          </>
        ) : (
          <p className="dim">{t('noMarked')}</p>
        )}
      </div>
      <div>
        <Facts items={describePhaseFacts(numbers, reading)} />
      </div>
      <Weeks weeks={numbers.weeks} />
    </>
  );
};

const Weeks = ({ weeks }: Pick<PhaseNumbers, 'weeks'>) => {
  const t = useTranslation(phaseMessages);
  const language = useLanguage();
  const rows = describeWeeks(weeks).map(({ monday, rate }) => ({
    label: dayMonthText(monday, language),
    values: { rate },
  }));
  if (rows.length === 0) return null;
  return (
    <div className={styles.block}>
      <Section title={t('weeks')}>
        <div className={styles.body}>
          <Chart
            kind="line"
            label={t('chart')}
            axis={t('week')}
            rows={rows}
            series={[{ key: 'rate', name: t('rate') }]}
            unit="%"
            range={[0, 100]}
            height={180}
          />
        </div>
      </Section>
    </div>
  );
};
