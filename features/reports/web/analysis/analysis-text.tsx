import { detectScript } from '@inkstone/base';
import { useLanguage, useTranslation, noWrapInstant } from '@inkstone/ui';
import { analysisMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import styles from './analysis-shown.module.css';

interface AnalysisTextProps {
  analysis: NonNullable<ReportedQuestion['analysis']>;
  /** The reader is its author. */
  isOwn: boolean;
}

/** A student's analysis of one wrong answer, read-only. */
export const AnalysisText = ({ analysis, isOwn }: AnalysisTextProps) => {
  const t = useTranslation(analysisMessages);
  const language = useLanguage();
  const { reason, evidence, quote, savedAt } = analysis;
  const text = (value: string) =>
    value.trim() === '' ? <span className="meta">{t('empty')}</span> : <span lang={detectScript(value)}>{value}</span>;
  return (
    <div role="group" className={styles.said} aria-label={t('yours')}>
      <div>
        <p className="small strong">{t(isOwn ? 'reason' : 'reasonOf')}</p>
        <p className={styles.words}>{text(reason)}</p>
      </div>
      <div>
        <p className="small strong">{t('evidence')}</p>
        {quote !== null && <blockquote lang="en">{quote}</blockquote>}
        <p className={styles.words}>{text(evidence)}</p>
      </div>
      <p className="meta num">{t('savedAt', { at: noWrapInstant(savedAt, language) })}</p>
    </div>
  );
};
