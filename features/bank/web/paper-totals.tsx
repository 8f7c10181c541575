import { Bar, StatusChip, useTranslation } from '@inkstone/ui';
import { composerMessages } from '../messages.ts';
import { computeTotals, type ComposedPaper } from './composed-paper.ts';
import styles from './composer.module.css';

/** Whether the number of questions matches the required one, as text and colour. */
export const CountChip = ({
  found: count,
  wanted: required,
}: {
  found: number;
  wanted: { from: number; to: number } | null;
}) => {
  const t = useTranslation(composerMessages);
  if (required === null) return null;
  if (count < required.from)
    return <StatusChip tone="amber">{t('missing', { count: required.from - count })}</StatusChip>;
  if (count > required.to)
    return <StatusChip tone="cinnabar">{t('tooMany', { count: count - required.to })}</StatusChip>;
  return <StatusChip tone="jade">{t('complete')}</StatusChip>;
};

/** Questions and time of the whole paper, compared with the exam. */
export const PaperTotals = ({ paper }: { paper: ComposedPaper }) => {
  const t = useTranslation(composerMessages);
  const { found: count, wanted: required, seconds } = computeTotals(paper);
  const time = seconds === null ? t('noClock') : t('totalMinutes', { minutes: Math.round(seconds / 60) });
  if (paper.variant === '') return <span className="meta">{t('needExam')}</span>;
  return (
    <div className={`${styles.totals} num`} role="status">
      <b>{required === null ? t('countFree', { count }) : t('countOf', { found: count, wanted: required.to })}</b>
      {required !== null && (
        <span className={styles.share}>
          <Bar
            done={Math.min(count, required.to)}
            all={required.to}
            complete={count >= required.from && count <= required.to}
          />
        </span>
      )}
      <CountChip found={count} wanted={required} />
      <span className="meta">{time}</span>
    </div>
  );
};
