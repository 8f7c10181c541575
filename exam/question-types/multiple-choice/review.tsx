import { OptionReview } from '../parts/option-review.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { getReviewScore } from '../parts/review-score.ts';
import type { ReviewProps } from '../views-contract.ts';
import { multipleChoiceScoring } from './scoring.ts';
import { multipleChoice } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** The options with the chosen and the right ones marked. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, Answer>) => (
  <ReviewFrame
    text={prompt.text}
    {...getReviewScore(multipleChoice, multipleChoiceScoring, { prompt, key: key_, value })}
  >
    <OptionReview options={prompt.options} chosen={value ?? []} keyed={key_} whose={perspective} />
  </ReviewFrame>
);
