import { OptionReview } from '../parts/option-review.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import { useTruthOptions } from './options.tsx';
import { trueFalseScoring } from './scoring.ts';
import { trueFalse } from './type.ts';
import type { Prompt, Truth } from './type.ts';

/** True and False with the chosen and the right one marked. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Truth, Truth>) => (
  <ReviewFrame text={prompt.text} {...getReviewScore(trueFalse, trueFalseScoring, { prompt, key: key_, value })}>
    <OptionReview
      options={useTruthOptions()}
      chosen={value === undefined ? [] : [String(value)]}
      keyed={[String(key_)]}
      whose={perspective}
    />
  </ReviewFrame>
);
