import { useTranslation } from '@inkstone/ui';
import { messages as shared } from '../messages.ts';
import { ReviewFrame, ReviewLine, ReviewLines } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import styles from './entry.module.css';
import { numericEntryScoring } from './scoring.ts';
import { numericEntry } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** The number entered and the accepted values. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, Answer>) => {
  const t = useTranslation(shared);
  const reviewScore = getReviewScore(numericEntry, numericEntryScoring, { prompt, key: key_, value });
  const isRight = (reviewScore.score?.earned ?? 0) > 0;
  const number = (text: string) => (
    <span className={styles.value} lang="en">
      {text} {prompt.unit}
    </span>
  );
  return (
    <ReviewFrame text={prompt.text} {...reviewScore}>
      <ReviewLines>
        {!reviewScore.isBlank && (
          <ReviewLine
            tone={isRight ? 'right' : 'wrong'}
            label={t(perspective === 'own' ? 'ownAnswer' : 'studentAnswer')}
          >
            {number(value ?? '')}
          </ReviewLine>
        )}
        <ReviewLine tone="right" label={t('key')}>
          {number(key_.accepted.join(' / '))}
        </ReviewLine>
      </ReviewLines>
    </ReviewFrame>
  );
};
