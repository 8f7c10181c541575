import { useTranslation } from '@inkstone/ui';
import type { Recorded } from '../parts/recorded.ts';
import { recorderWords } from '../parts/recorder/messages.ts';
import { SpokenReview } from '../parts/spoken-review.tsx';
import type { ReviewProps } from '../views-contract.ts';
import type { Key, Prompt } from './type.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What was said, beside the sentence that was to be repeated. */
export const Review = ({ prompt, key_, value, whose = 'own' }: ReviewProps<Prompt, Key, Recorded>) => {
  const t = useTranslation(recorderWords);
  const html = key_.reference === '' ? '' : `<p>${escaped(key_.reference)}</p>`;
  return <SpokenReview text={prompt.text} value={value} whose={whose} model={{ title: t('reference'), html }} />;
};
