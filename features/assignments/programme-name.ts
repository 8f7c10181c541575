import type { Language } from '@inkstone/base';
import { programmeCardOf } from '@inkstone/programmes/cards';

/** What a programme and its exam are called; the ids themselves where this version does not know them. */
export const programmeName = (programme: string, variant: string, language: Language): string => {
  const card = programmeCardOf(programme);
  return card?.exams[variant]?.[language] ?? card?.name[language] ?? programme;
};
