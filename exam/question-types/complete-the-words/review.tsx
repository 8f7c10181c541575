import { GapReview } from '../parts/gap-review.tsx';
import { GappedText } from '../parts/gapped-text.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import styles from './cells.module.css';
import { completeTheWordsScoring, rightWords } from './scoring.ts';
import { completeTheWords, completeWord } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** The text with every completed word, and the right word where it is wrong. */
export const Review = ({ prompt, key_, value = [] }: ReviewProps<Prompt, Key, Answer>) => {
  const rights = rightWords(value, key_, prompt);
  const gap = (number: number) => {
    const index = number - 1;
    return (
      <GapReview
        word={completeWord(prompt.gaps[index], value[index])}
        forms={key_[index] ?? []}
        isRight={rights[index] ?? false}
      />
    );
  };
  return (
    <ReviewFrame {...getReviewScore(completeTheWords, completeTheWordsScoring, { prompt, key: key_, value })}>
      <div className={styles.read} lang="en">
        <GappedText html={prompt.text} gap={gap} />
      </div>
    </ReviewFrame>
  );
};
