import { dayMonthText, spanText, toPercent } from '@inkstone/base';
import { Chart, Facts, Section, useLanguage, useTranslation } from '@inkstone/ui';
import type { PhaseNumbers } from '../../contract.ts';
import { phaseMessages } from '../../messages.ts';
import { listMondays } from './periods.ts';
import styles from './phase.module.css';

const kinds = ['homework', 'tests', 'courses', 'textbooks'] as const;

/** The main figure, the figures around it, and the weeks of the period. */
export const PhaseFigures = ({ numbers }: { numbers: PhaseNumbers }) => {
  const t = useTranslation(phaseMessages);
  const language = useLanguage();
  const sum = (of: 'given' | 'done' | 'onTime') => kinds.reduce((all, kind) => all + numbers[kind][of], 0);
  const { right, marked, answered, seconds } = numbers;
  return (
    <>
      <div data-pdf="" className={styles.one}>
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
      <div data-pdf="">
        <Facts
          items={[
            { name: t('workDone'), value: t('ofAll', { done: sum('done'), all: sum('given') }) },
            { name: t('onTime'), value: t('ofAll', { done: sum('onTime'), all: sum('done') }) },
            { name: t('answered'), value: answered.toLocaleString('en-US') },
            { name: t('time'), value: spanText(seconds * 1000, language) },
          ]}
        />
      </div>
      <Weeks weeks={numbers.weeks} />
    </>
  );
};

const Weeks = ({ weeks }: Pick<PhaseNumbers, 'weeks'>) => {
  const t = useTranslation(phaseMessages);
  const language = useLanguage();
  const marked = weeks.filter((week) => week.marked > 0);
  if (marked.length < 2) return null;
  const rateByWeek = new Map(marked.map((week) => [week.monday, Math.round((100 * week.right) / week.marked)]));
  // A week without work keeps its place and interrupts the line.
  const rows = listMondays(weeks).map((monday) => ({
    label: dayMonthText(monday, language),
    values: { rate: rateByWeek.get(monday) ?? null },
  }));
  return (
    <div data-pdf="" className={styles.block}>
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
