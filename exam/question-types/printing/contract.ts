import type { FindTranslation, Language } from '@inkstone/base';
import type { PrintBlock } from '@inkstone/base/document';

/** In which language the notes around a printed question are. */
export interface PrintReading {
  language: Language;
  translate: FindTranslation;
}

/** A question as a booklet prints it, to be answered by hand: nothing of its key. */
export type DescribePrint<Prompt> = (prompt: Prompt, reading: PrintReading) => PrintBlock[];
