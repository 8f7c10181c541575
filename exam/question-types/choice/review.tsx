import { OptionReview } from '../parts/option-review.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import { choiceScoring } from './scoring.ts';
import { choice } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** The options with the chosen and the right one marked. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, Answer>) => (
  <ReviewFrame text={prompt.text} {...getReviewScore(choice, choiceScoring, { prompt, key: key_, value })}>
    <OptionReview
      options={prompt.options}
      chosen={value === undefined ? [] : [value]}
      keyed={[key_]}
      whose={perspective}
    />
  </ReviewFrame>
);
