import { OptionReview } from '../parts/option-review.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { shownScore } from '../parts/score-of.ts';
import type { ReviewProps } from '../views-contract.ts';
import { multipleChoice } from './type.ts';
import type { Answer, Key, Prompt } from './type.ts';

/** The options with those chosen and the right ones. */
export const Review = ({ prompt, key_, value, whose = 'own' }: ReviewProps<Prompt, Key, Answer>) => (
  <ReviewFrame text={prompt.text} {...shownScore(multipleChoice, { prompt, key: key_, value })}>
    <OptionReview options={prompt.options} chosen={value ?? []} keyed={key_} whose={whose} />
  </ReviewFrame>
);
