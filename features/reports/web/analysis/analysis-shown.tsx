import { detectScript } from '@inkstone/base';
import { useLanguage, useTranslation, noWrapInstant } from '@inkstone/ui';
import { analysisMessages } from '../../messages.ts';
import type { ReportedQuestion } from '../report/report-of.ts';
import styles from './analysis-shown.module.css';

interface AnalysisShownProps {
  analysis: NonNullable<ReportedQuestion['analysis']>;
  /** Read by who wrote it. */
  isOwn: boolean;
}

/** What a student said of one wrong answer, as it is read. */
export const AnalysisShown = ({ analysis, isOwn }: AnalysisShownProps) => {
  const t = useTranslation(analysisMessages);
  const language = useLanguage();
  const { reason, evidence, quote, savedAt } = analysis;
  const text = (said: string) =>
    said.trim() === '' ? <span className="meta">{t('empty')}</span> : <span lang={detectScript(said)}>{said}</span>;
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
