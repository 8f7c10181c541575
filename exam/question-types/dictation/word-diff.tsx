import { useTranslation } from '@inkstone/ui';
import type { Alignment, AlignmentStep } from '../../scoring/alignment.ts';
import styles from './dictation.module.css';
import { messages } from './messages.ts';

/** One word of the comparison: right, substituted, misspelt, missing, or extra; shown by color and text. */
const Word = ({ step }: { step: AlignmentStep }) => {
  const t = useTranslation(messages);
  if (step.is === 'hit') {
    return (
      <li className={styles.word} data-is="hit">
        <span lang="en">{step.heard}</span>
        <span className="vh">{t('wordRight')}</span>
      </li>
    );
  }
  if (step.is === 'substituted') {
    return (
      <li className={styles.word} data-is="substituted" data-slip={step.slip ? '' : undefined}>
        <del lang="en">{step.heard}</del>
        <small className="vh">{t(step.slip ? 'wordMisspelt' : 'wordChanged')}</small>
        <ins lang="en">{step.reference}</ins>
      </li>
    );
  }
  const isMissing = step.is === 'deleted';
  return (
    <li className={styles.word} data-is={step.is}>
      {isMissing ? <ins lang="en">{step.reference}</ins> : <del lang="en">{step.heard}</del>}
      <small>{t(isMissing ? 'wordMissing' : 'wordExtra')}</small>
    </li>
  );
};

/** Word by word comparison with counts of each kind. */
export const WordDiff = ({ title, alignment }: { title: string; alignment: Alignment }) => {
  const t = useTranslation(messages);
  const { steps, hits, substitutions, deletions, insertions } = alignment;
  const slips = steps.filter((step) => step.is === 'substituted' && step.slip).length;
  return (
    <div className={styles.part} role="group" aria-label={title}>
      <p className="small strong">{title}</p>
      <ol className={styles.words}>
        {steps.map((step, index) => (
          // The steps of one comparison never change order.
          <Word key={`${index} ${step.is}`} step={step} />
        ))}
      </ol>
      <p className={styles.counts}>
        <span>{t('hits', { count: hits })}</span>
        {substitutions > 0 && <span>{t(slips > 0 ? 'changedSlips' : 'changed', { count: substitutions, slips })}</span>}
        {deletions > 0 && <span>{t('missing', { count: deletions })}</span>}
        {insertions > 0 && <span>{t('extra', { count: insertions })}</span>}
      </p>
    </div>
  );
};
