import { useTranslation } from '@inkstone/ui';
import type { Recorded } from '../parts/recorded.ts';
import { recorderWords } from '../parts/recorder/messages.ts';
import { SpokenReview } from '../parts/spoken-review.tsx';
import type { ReviewProps } from '../views-contract.ts';
import type { Key, Prompt } from './type.ts';

/** What was said, beside a model answer where there is one. */
export const Review = ({ prompt, key_, value, whose = 'own' }: ReviewProps<Prompt, Key, Recorded>) => {
  const t = useTranslation(recorderWords);
  return (
    <SpokenReview text={prompt.text} value={value} whose={whose} model={{ title: t('model'), html: key_.model }} />
  );
};
