import type { MessageSet } from '@inkstone/base';
import { noWrapInstant, useLanguage, useTranslations } from '@inkstone/ui';
import { dayText } from '@inkstone/ui/time';
import type { DocumentReading } from '../../document/reading.ts';

/** How the reader of this screen reads a report, with the messages that describe it. */
export const useReading = (isOwn: boolean, ...words: readonly MessageSet[]): DocumentReading => {
  const language = useLanguage();
  return {
    ...{ language, isOwn, translate: useTranslations(...words) },
    instant: (at) => noWrapInstant(at, language),
    day: (at) => dayText(at, language),
  };
};
