import { TextReview } from '../parts/text-review.tsx';
import type { Written } from '../parts/written.ts';
import type { ReviewProps } from '../views-contract.ts';
import type { Key, Prompt } from './type.ts';

/** What was written, beside a model answer where there is one. */
export const Review = ({ prompt, key_, value, whose = 'own' }: ReviewProps<Prompt, Key, Written>) => (
  <TextReview text={prompt.text} value={value} whose={whose} model={key_.model} />
);
