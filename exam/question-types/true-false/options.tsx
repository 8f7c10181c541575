import { useTranslation } from '@inkstone/ui';
import { buildOption } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import { messages } from './messages.ts';

/** True and False in the reader's language, with the ids of the type. */
export const useTruthOptions = (): Option[] => {
  const t = useTranslation(messages);
  return [buildOption('true', t('true')), buildOption('false', t('false'))];
};
