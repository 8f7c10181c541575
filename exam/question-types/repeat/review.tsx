import { escapeHtml } from '@inkstone/base';
import { useTranslation } from '@inkstone/ui';
import type { RecordedAnswer } from '../parts/recorded-answer.ts';
import { recorderMessages } from '../parts/recorder/messages.ts';
import { SpokenReview } from '../parts/spoken-review.tsx';
import type { ReviewProps } from '../views-contract.ts';
import type { Key, Prompt } from './type.ts';

/** The recording, and the sentence to repeat. */
export const Review = ({ prompt, key_, value, perspective = 'own' }: ReviewProps<Prompt, Key, RecordedAnswer>) => {
  const t = useTranslation(recorderMessages);
  const html = key_.reference === '' ? '' : `<p>${escapeHtml(key_.reference)}</p>`;
  return <SpokenReview text={prompt.text} value={value} whose={perspective} model={{ title: t('reference'), html }} />;
};
