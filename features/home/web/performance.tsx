import { dayMonthText, isoWeekMonday, spanText } from '@inkstone/base';
import { useApiQuery, type CallOutput } from '@inkstone/call/web';
import { QuerySection, Chart, EmptyState, Facts, useLanguage, useTranslation } from '@inkstone/ui';
import { getPracticeStatistics, type PracticeWeek } from '../contract.ts';
import { studentMessages } from '../messages.ts';
import styles from './home.module.css';

type Statistics = CallOutput<typeof getPracticeStatistics>;

/** Practice statistics: this week's correct rate, a chart with its table, and totals. */
export const Performance = () => {
  const t = useTranslation(studentMessages);
  const ask = useApiQuery(getPracticeStatistics, {});
  return (
    <QuerySection
      small
      title={t('performance')}
      query={ask}
      errorTitle={t('performanceFailed')}
      safe={t('answersSafe')}
      isEmpty={({ answered }) => answered === 0}
      empty={
        <div className={styles.empty}>
          <EmptyState title={t('nothingYet')} body={t('nothingYetNext')} />
        </div>
      }
    >
      {(data) => (
        <>
          <ThisWeek weeks={data.weeks} isLikeLast={data.isLikeLastWeek} />
          <Rates weeks={data.weeks} />
          <Numbers told={data} />
        </>
      )}
    </QuerySection>
  );
};

/** The latest week with marked questions. */
const ThisWeek = ({ weeks, isLikeLast }: Pick<Statistics, 'weeks'> & { isLikeLast: boolean }) => {
  const t = useTranslation(studentMessages);
  const language = useLanguage();
  const at = weeks.findLastIndex(({ rate }) => rate !== null);
  const latest = weeks[at];
  if (!latest) return <p className={`meta ${styles.quiet}`}>{t('nothingMarked')}</p>;
  const isThis = at === weeks.length - 1;
  return (
    <div className={styles.thisWeek}>
      <p className={`${styles.big} num`}>
        {latest.rate}
        <small>%</small>
      </p>
      <p className="meta num">
        {isThis ? t('rightThisWeek') : t('rightInWeek', { day: dayMonthText(isoWeekMonday(latest.week), language) })}
        <br />
        {isThis ? <Change latest={latest} before={isLikeLast ? weeks[at - 1] : undefined} /> : t('nothingThisWeek')}
      </p>
    </div>
  );
};

/** Comparison with the week before where they are of the same kind; otherwise the number of right answers. */
const Change = ({ latest, before }: { latest: PracticeWeek; before: PracticeWeek | undefined }) => {
  const t = useTranslation(studentMessages);
  if (latest.rate === null || !before || before.rate === null) {
    return t('rightOf', { right: latest.right, marked: latest.marked });
  }
  const points = latest.rate - before.rate;
  return points === 0 ? t('asLastWeek') : t(points > 0 ? 'pointsUp' : 'pointsDown', { count: Math.abs(points) });
};

const Rates = ({ weeks }: Pick<Statistics, 'weeks'>) => {
  const t = useTranslation(studentMessages);
  const language = useLanguage();
  const rates = weeks.flatMap(({ rate }) => rate ?? []);
  if (rates.length === 0) return null;
  const rows = weeks.map(({ week, rate }) => ({
    label: dayMonthText(isoWeekMonday(week), language),
    values: { rate },
  }));
  // Half the scale shows small changes, if every week fits.
  const least = Math.min(...rates) >= 50 ? 50 : 0;
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
        height={164}
      />
    </div>
  );
};

const Numbers = ({ told: data }: { told: Statistics }) => {
  const t = useTranslation(studentMessages);
  const language = useLanguage();
  const number = (value: number) => value.toLocaleString('en-US');
  const { defeatedPercent, perCapita, practiceSeconds } = data;
  return (
    <Facts
      items={[
        { name: t('questionsAnswered'), value: number(data.answered) },
        { name: t('mean'), value: perCapita === null ? t('none') : number(perCapita) },
        ...(data.showsDefeated
          ? [
              {
                name: t('defeated'),
                value: defeatedPercent === null ? t('none') : t('percent', { value: defeatedPercent }),
                note: t(defeatedPercent === null ? 'nobodyYet' : 'defeatedNote'),
              },
            ]
          : []),
        { name: t('practiceTime'), value: hoursText(practiceSeconds, language), note: t('practiceNote') },
      ]}
    />
  );
};

/** Formats hours without days: `86 h 20 min`. */
const hoursText = (seconds: number, language: 'en' | 'zh'): string => {
  const hours = Math.floor(seconds / 3600);
  if (hours < 24) return spanText(seconds * 1000, language);
  const minutes = Math.floor(seconds / 60) % 60;
  return language === 'zh' ? `${hours} 小时 ${minutes} 分钟` : `${hours} h ${minutes} min`;
};
