import type { FindTranslation, Language } from '@inkstone/base';

/** Who reads a report, in which language and time zone. */
export interface DocumentReading {
  language: Language;
  translate: FindTranslation;
  /** The reader's own report; false for a teacher who reads a student's. */
  isOwn: boolean;
  /** An instant in words: `21 Nov 2026, 18:30`. */
  instant(at: string): string;
  /** The day of an instant in words. */
  day(at: string): string;
}

/** What a section of a report needs of its reader. */
export type SectionReading = Pick<DocumentReading, 'language' | 'translate' | 'isOwn'>;
