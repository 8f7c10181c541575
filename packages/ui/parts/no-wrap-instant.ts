import { noWrap, type Language } from '@inkstone/base';
import { instantText, nearInstantText } from '../time/index.ts';

/** An instant inside a sentence without line breaks; alone use `Instant`. */
export const noWrapInstant = (at: Date | string, language: Language): string => noWrap(instantText(at, language));

/** The same for an instant near `now`, with its weekday. */
export const noWrapNearInstant = (at: Date | string, language: Language, now: number): string =>
  noWrap(nearInstantText(at, language, now));
