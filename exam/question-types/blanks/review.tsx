import { GapReview } from '../parts/gap-review.tsx';
import { GappedText } from '../parts/gapped-text.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import styles from './gap.module.css';
import { blanksScoring, rightGaps } from './scoring.ts';
import { blanks } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** The text with the answer in every gap, and the key where it is wrong. */
export const Review = ({ prompt, key_, value = [] }: ReviewProps<Prompt, Key, Answer>) => {
  const rights = rightGaps(value, key_, prompt);
  const gap = (number: number) => (
    <GapReview word={value[number - 1] ?? ''} forms={key_[number - 1] ?? []} isRight={rights[number - 1] ?? false} />
  );
  return (
    <ReviewFrame {...getReviewScore(blanks, blanksScoring, { prompt, key: key_, value })}>
      <div className={styles.read} lang="en">
        <GappedText html={prompt.text} gap={gap} />
      </div>
    </ReviewFrame>
  );
};
