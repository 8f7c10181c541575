import { detectScript } from '@inkstone/base';
import { Instant, useTranslation } from '@inkstone/ui';
import type { SubmissionDetail } from '../../contract.ts';
import { analysisMessages } from '../../messages.ts';
import styles from './text-analysis.module.css';

interface TextAnalysisProps {
  analysis: NonNullable<SubmissionDetail['analysis']>;
  /** The reader is its author. */
  isOwn?: boolean;
}

/** A student's analysis of a marked text: what went wrong, and what to do next. */
export const TextAnalysis = ({ analysis: { reason, plan, savedAt }, isOwn = false }: TextAnalysisProps) => {
  const t = useTranslation(analysisMessages);
  const paragraph = (text: string) =>
    text.trim() === '' ? <span className="meta">{t('empty')}</span> : <span lang={detectScript(text)}>{text}</span>;
  return (
    <section className={styles.analysis} aria-label={t(isOwn ? 'mine' : 'theirs')}>
      <p className={styles.title}>{t(isOwn ? 'mine' : 'theirs')}</p>
      <dl>
        <div>
          <dt>{t('reason')}</dt>
          <dd>{paragraph(reason)}</dd>
        </div>
        <div>
          <dt>{t('plan')}</dt>
          <dd>{paragraph(plan)}</dd>
        </div>
      </dl>
      <p className="meta num">
        {t('saved')} <Instant at={savedAt} />
      </p>
    </section>
  );
};
