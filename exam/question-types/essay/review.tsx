import { MailHead } from './mail-head.tsx';
import { TextReview } from '../parts/text-review.tsx';
import type { WrittenAnswer } from '../parts/written-answer.ts';
import type { ReviewProps } from '../views-contract.ts';
import type { Key, Prompt } from './type.ts';

/** The text, and a model answer where there is one. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, WrittenAnswer>) => (
  <>
    {prompt.mail && <MailHead {...prompt.mail} />}
    <TextReview text={prompt.text} value={value} whose={perspective} model={key_.model} />
  </>
);
