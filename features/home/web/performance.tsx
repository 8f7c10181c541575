import { spanText } from '@inkstone/base';
import { useAsk, type OutputOf } from '@inkstone/call/web';
import { AskedSection, Chart, EmptyState, Facts, useLanguage, useWords } from '@inkstone/ui';
import { statistics } from '../contract.ts';
import { studentWords } from '../messages.ts';
import styles from './home.module.css';

type Statistics = OutputOf<typeof statistics>;

/** How practice goes: this week's correct rate, its chart with the table behind it, and the numbers. */
export const Performance = () => {
  const t = useWords(studentWords);
  const ask = useAsk(statistics, {});
  return (
    <AskedSection
      small
      title={t('performance')}
      ask={ask}
      failed={t('performanceFailed')}
      safe={t('answersSafe')}
      isEmpty={({ answered }) => answered === 0}
      empty={
        <div className={styles.empty}>
          <EmptyState title={t('nothingYet')} body={t('nothingYetNext')} />
        </div>
      }
    >
      {(told) => (
        <>
          <ThisWeek weeks={told.weeks} />
          <Rates weeks={told.weeks} />
          <Numbers told={told} />
        </>
      )}
    </AskedSection>
  );
};

const ThisWeek = ({ weeks }: Pick<Statistics, 'weeks'>) => {
  const t = useWords(studentWords);
  const current = weeks.at(-1);
  const before = weeks.at(-2);
  if (!current || current.rate === null) return <p className={`meta ${styles.quiet}`}>{t('nothingThisWeek')}</p>;
  const points = before?.rate === null || before === undefined ? null : current.rate - before.rate;
  return (
    <div className={styles.thisWeek}>
      <p className={`${styles.big} num`}>
        {current.rate}
        <small>%</small>
      </p>
      <p className="meta num">
        {t('rightThisWeek')}
        <br />
        {points === null
          ? t('rightOf', { right: current.right, marked: current.marked })
          : points === 0
            ? t('asLastWeek')
            : t(points > 0 ? 'pointsUp' : 'pointsDown', { count: Math.abs(points) })}
      </p>
    </div>
  );
};

const Rates = ({ weeks }: Pick<Statistics, 'weeks'>) => {
  const t = useWords(studentWords);
  const rates = weeks.flatMap(({ rate }) => rate ?? []);
  if (rates.length === 0) return null;
  const rows = weeks.map(({ week, rate }) => ({
    label: t('weekNumber', { number: Number(week.slice(6)) }),
    values: { rate },
  }));
  const least = Math.max(0, Math.floor((Math.min(...rates) - 5) / 10) * 10);
  return (
    <div className={styles.chart}>
      <Chart
        kind="line"
        label={t('chart')}
        axis={t('week')}
        rows={rows}
        series={[{ key: 'rate', name: t('weeklyRate') }]}
        unit="%"
        range={[least, 100]}
        height={148}
      />
    </div>
  );
};

const Numbers = ({ told }: { told: Statistics }) => {
  const t = useWords(studentWords);
  const language = useLanguage();
  const number = (value: number) => value.toLocaleString('en-US');
  const { defeatedPercent, perCapita, practiceSeconds } = told;
  return (
    <Facts
      items={[
        { name: t('questionsAnswered'), value: number(told.answered) },
        { name: t('mean'), value: perCapita === null ? t('none') : number(perCapita) },
        {
          name: t('defeated'),
          value: defeatedPercent === null ? t('none') : t('percent', { value: defeatedPercent }),
          note: t(defeatedPercent === null ? 'nobodyYet' : 'defeatedNote'),
        },
        { name: t('practiceTime'), value: hoursText(practiceSeconds, language), note: t('practiceNote') },
      ]}
    />
  );
};

/** Hours are not turned into days: `86 h 20 min`. */
const hoursText = (seconds: number, language: 'en' | 'zh'): string => {
  const hours = Math.floor(seconds / 3600);
  if (hours < 24) return spanText(seconds * 1000, language);
  const minutes = Math.floor(seconds / 60) % 60;
  return language === 'zh' ? `${hours} 小时 ${minutes} 分钟` : `${hours} h ${minutes} min`;
};
