import { useTranslation } from '@inkstone/ui';
import { SpokenReview } from '../parts/spoken-review.tsx';
import { TextReview } from '../parts/text-review.tsx';
import type { ReviewProps } from '../views-contract.ts';
import { messages } from './messages.ts';
import type { Key, Prompt, TranslationAnswer } from './type.ts';

/** The translation, and a model translation where there is one. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, TranslationAnswer>) => {
  const t = useTranslation(messages);
  if (prompt.by === 'text') {
    return <TextReview text={prompt.text} value={value?.text} whose={perspective} model={key_.model} />;
  }
  const model = { title: t('model'), html: key_.model };
  return (
    <SpokenReview
      text={prompt.text}
      value={value && { recordings: value.recordings ?? [] }}
      whose={perspective}
      model={model}
    />
  );
};
