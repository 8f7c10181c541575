import { GapReview } from '../parts/gap-review.tsx';
import { GappedText } from '../parts/gapped-text.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import styles from './choice.module.css';
import { inlineChoiceScoring } from './scoring.ts';
import { inlineChoice } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** The text with the chosen option in every gap, and the right one where it is wrong. */
export const Review = ({ prompt, key_, value = [] }: ReviewProps<Prompt, Key, Answer>) => {
  const gap = (number: number) => {
    const [word, right] = [value[number - 1] ?? '', key_[number - 1] ?? ''];
    return <GapReview word={word} forms={[right]} isRight={word === right} />;
  };
  return (
    <ReviewFrame {...getReviewScore(inlineChoice, inlineChoiceScoring, { prompt, key: key_, value })}>
      <div className={styles.read} lang="en">
        <GappedText html={prompt.text} gap={gap} />
      </div>
    </ReviewFrame>
  );
};
