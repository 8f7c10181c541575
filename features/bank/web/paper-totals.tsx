import { Bar, StatusChip, useTranslation } from '@inkstone/ui';
import { composerMessages } from '../messages.ts';
import { totalsOf, type ComposedPaper } from './composed-paper.ts';
import styles from './composer.module.css';

/** How far questions are from a wanted number, in words and colour. */
export const CountChip = ({ found, wanted }: { found: number; wanted: { from: number; to: number } | null }) => {
  const t = useTranslation(composerMessages);
  if (wanted === null) return null;
  if (found < wanted.from) return <StatusChip tone="amber">{t('missing', { count: wanted.from - found })}</StatusChip>;
  if (found > wanted.to) return <StatusChip tone="cinnabar">{t('tooMany', { count: found - wanted.to })}</StatusChip>;
  return <StatusChip tone="jade">{t('complete')}</StatusChip>;
};

/** Questions and time of the whole paper, checked against the exam. */
export const PaperTotals = ({ paper }: { paper: ComposedPaper }) => {
  const t = useTranslation(composerMessages);
  const { found, wanted, seconds } = totalsOf(paper);
  const time = seconds === null ? t('noClock') : t('totalMinutes', { minutes: Math.round(seconds / 60) });
  if (paper.variant === '') return <span className="meta">{t('needExam')}</span>;
  return (
    <div className={`${styles.totals} num`} role="status">
      <b>{wanted === null ? t('countFree', { count: found }) : t('countOf', { found, wanted: wanted.to })}</b>
      {wanted !== null && (
        <span className={styles.share}>
          <Bar
            done={Math.min(found, wanted.to)}
            all={wanted.to}
            complete={found >= wanted.from && found <= wanted.to}
          />
        </span>
      )}
      <CountChip found={found} wanted={wanted} />
      <span className="meta">{time}</span>
    </div>
  );
};
