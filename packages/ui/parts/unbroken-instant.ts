import { unbroken, type Language } from '@inkstone/base';
import { instantText, nearInstantText } from '../time/index.ts';

/** An instant inside a sentence, which no line breaks; alone it is drawn by `Instant`. */
export const unbrokenInstant = (at: Date | string, language: Language): string => unbroken(instantText(at, language));

/** The same of an instant near `now`, with its weekday. */
export const unbrokenNear = (at: Date | string, language: Language, now: number): string =>
  unbroken(nearInstantText(at, language, now));
