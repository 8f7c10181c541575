import type { Language } from '@inkstone/base';
import { programmes } from '@inkstone/programmes';

/** What a programme and its variant are called; the ids themselves where this version does not know them. */
export const programmeName = (programme: string, variant: string, language: Language): string => {
  const known = programmes.find(({ id }) => id === programme);
  const form = known?.variants.find(({ id }) => id === variant);
  return form?.name[language] ?? known?.name[language] ?? programme;
};
