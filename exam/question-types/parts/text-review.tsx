import { countWords } from '@inkstone/base';
import { RichText, useTranslation } from '@inkstone/ui';
import { hasVisibleContent } from '../shapes.ts';
import type { ReviewPerspective } from '../views-contract.ts';
import { ReviewFrame } from './review-frame.tsx';
import styles from './text-answer.module.css';
import { writingMessages } from './messages.ts';

interface TextReviewProps {
  text: string;
  value: string | undefined;
  whose: ReviewPerspective;
  /** A model answer; empty where there is none. */
  model: string;
}

/** A written answer in a report: task, text with its word count, and a model answer. */
export const TextReview = ({ text, value = '', whose, model }: TextReviewProps) => {
  const t = useTranslation(writingMessages);
  const isBlank = value.trim() === '';
  return (
    <ReviewFrame text={text} score={null} isBlank={isBlank}>
      {!isBlank && (
        <div role="group" aria-label={t(whose === 'own' ? 'yours' : 'students')}>
          <p className="small strong">
            {t(whose === 'own' ? 'yours' : 'students')}{' '}
            <span className="meta num">{t('words', { count: countWords(value) })}</span>
          </p>
          <div className={styles.shown} lang="en">
            {value}
          </div>
        </div>
      )}
      {hasVisibleContent(model) && (
        <div role="group" className={styles.model} aria-label={t('model')}>
          <p className="small strong">{t('model')}</p>
          <div lang="en">
            <RichText html={model} serif />
          </div>
        </div>
      )}
    </ReviewFrame>
  );
};
