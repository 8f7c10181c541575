import { RichText } from '@inkstone/ui';
import { OptionReview } from '../parts/option-review.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import styles from './summary.module.css';
import { proseSummaryScoring } from './scoring.ts';
import { proseSummary } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** The first sentence of the summary, and the options with the chosen and the right ones marked. */
export const Review = ({ prompt, key_, value = [], perspective = 'own' }: ReviewProps<Prompt, Key, Answer>) => (
  <ReviewFrame {...getReviewScore(proseSummary, proseSummaryScoring, { prompt, key: key_, value })}>
    <div className={styles.first} lang="en">
      <RichText html={prompt.text} />
    </div>
    <OptionReview options={prompt.options} chosen={value} keyed={key_} whose={perspective} />
  </ReviewFrame>
);
