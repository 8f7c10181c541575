import { OptionReview } from '../parts/option-review.tsx';
import { ReviewFrame } from '../parts/review-frame.tsx';
import { shownScore } from '../parts/score-of.ts';
import type { ReviewProps } from '../views-contract.ts';
import { useTruths } from './options.tsx';
import { trueFalse } from './type.ts';
import type { Prompt, Truth } from './type.ts';

/** True and False with the one chosen and the right one. */
export const Review = ({ prompt, key_, value, whose = 'own' }: ReviewProps<Prompt, Truth, Truth>) => (
  <ReviewFrame text={prompt.text} {...shownScore(trueFalse, { prompt, key: key_, value })}>
    <OptionReview
      options={useTruths()}
      chosen={value === undefined ? [] : [String(value)]}
      keyed={[String(key_)]}
      whose={whose}
    />
  </ReviewFrame>
);
