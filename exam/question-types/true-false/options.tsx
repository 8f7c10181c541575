import { useTranslation } from '@inkstone/ui';
import type { Option } from '../shapes.ts';
import { messages } from './messages.ts';

/** True and False in the reader's language, with the ids of the type. */
export const useTruthOptions = (): Option[] => {
  const t = useTranslation(messages);
  return [
    { id_option: 'true', text: t('true') },
    { id_option: 'false', text: t('false') },
  ];
};
