import { Facts, useTranslation } from '@inkstone/ui';
import { wholeMessages } from '../../messages.ts';
import { scoreText } from '../../document/attempt-report-data.ts';
import { formatTwoDecimals, type AssignmentReportData } from '../report/assignment-report-data.ts';
import styles from './whole.module.css';

// Common thresholds of Cronbach's alpha: from .8 for individuals, from .7 for groups.
const reliability = (alpha: number): 'alphaHigh' | 'alphaFair' | 'alphaLow' =>
  alpha >= 0.8 ? 'alphaHigh' : alpha >= 0.7 ? 'alphaFair' : 'alphaLow';

/** The mean, the other statistics beside it, and their reliability. */
export const ScoreStatistics = ({ report }: { report: AssignmentReportData }) => {
  const t = useTranslation(wholeMessages);
  const { mean, scoreMax, handedIn, recipients, alpha, sem, responsesNeeded } = report;
  const text = (value: number | null) => (value === null ? t('none') : scoreText(value));
  const isAlone = mean !== null && report.deviation === null;
  const noAlpha = handedIn < responsesNeeded ? t('withheld', { needed: responsesNeeded, now: handedIn }) : t('noAlpha');
  return (
    <div className={styles.numbers}>
      <div className={styles.mean}>
        <p className={`${styles.figure} num`}>{text(mean)}</p>
        <p className={styles.figureSaid}>{t('mean', { max: scoreText(scoreMax) })}</p>
        <p className="meta num">{t('handedIn', { done: handedIn, all: recipients })}</p>
      </div>
      <Facts
        items={[
          { name: t('median'), value: text(report.median) },
          { name: t('highest'), value: text(report.highest) },
          { name: t('lowest'), value: text(report.lowest) },
          { name: t('deviation'), value: text(report.deviation), ...(isAlone && { note: t('oneScore') }) },
        ]}
      />
      <Facts
        items={[
          {
            name: t('alpha'),
            value: formatTwoDecimals(alpha, t('none')),
            note: alpha === null ? noAlpha : t(reliability(alpha)),
          },
          ...(sem === null ? [] : [{ name: t('sem'), value: scoreText(sem), note: t('semNote') }]),
        ]}
      />
    </div>
  );
};
