import type { FindTranslation, Language } from '@inkstone/base';

/** In which language the headings of a print are, and for which school. */
export interface PaperReading {
  language: Language;
  translate: FindTranslation;
  school: string;
}
