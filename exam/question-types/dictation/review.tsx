import { useTranslation } from '@inkstone/ui';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import styles from './dictation.module.css';
import { messages } from './messages.ts';
import { dictationScoring } from './scoring.ts';
import { alignToNearestReference } from './scoring.ts';
import { dictation } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';
import { WordDiff } from './word-diff.tsx';

/** Word by word comparison of the answer with the transcript, and the full transcript. */
export const Review = ({ prompt, key_, value = '', perspective = 'own' }: ReviewProps<Prompt, Key, Answer>) => {
  const t = useTranslation(messages);
  const reviewScore = getReviewScore(dictation, dictationScoring, { prompt, key: key_, value });
  const { reference, alignment } = alignToNearestReference(value, key_);
  return (
    <ReviewFrame text={prompt.text} {...reviewScore}>
      {!reviewScore.isBlank && (
        <WordDiff title={t(perspective === 'own' ? 'ownWords' : 'studentWords')} alignment={alignment} />
      )}
      <div className={styles.part} role="group" aria-label={t('said')}>
        <p className="small strong">{t('said')}</p>
        <p className={styles.said} lang="en">
          {reference}
        </p>
      </div>
    </ReviewFrame>
  );
};
