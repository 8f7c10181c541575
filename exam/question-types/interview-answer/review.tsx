import { useTranslation } from '@inkstone/ui';
import type { RecordedAnswer } from '../parts/recorded-answer.ts';
import { recorderMessages } from '../parts/recorder/messages.ts';
import { SpokenReview } from '../parts/spoken-review.tsx';
import type { ReviewProps } from '../views-contract.ts';
import type { Key, Prompt } from './type.ts';

/** The recording, and a model answer where there is one. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, RecordedAnswer>) => {
  const t = useTranslation(recorderMessages);
  return (
    <SpokenReview
      text={prompt.text}
      value={value}
      whose={perspective}
      model={{ title: t('model'), html: key_.model }}
    />
  );
};
