import { OptionReview } from '../parts/option-review.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { shownScore } from '../parts/score-of.ts';
import type { ReviewProps } from '../views-contract.ts';
import { choice } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** The options with the one chosen and the right one. */
export const Review = ({ prompt, key_, value, whose = 'own' }: ReviewProps<Prompt, Key, Answer>) => (
  <ReviewFrame text={prompt.text} {...shownScore(choice, { prompt, key: key_, value })}>
    <OptionReview options={prompt.options} chosen={value === undefined ? [] : [value]} keyed={[key_]} whose={whose} />
  </ReviewFrame>
);
