import { instantText, type Language } from '@inkstone/base';

/** An instant inside a sentence, which no line breaks; alone it is drawn by `Instant`. */
export const unbrokenInstant = (at: Date | string, language: Language): string =>
  instantText(at, language).replaceAll(' ', '\u00a0');
