import { instantText, nearInstantText, type Language } from '@inkstone/base';

// A line may break beside a Han character even where no space stands.
const besideHan = /(?<=.)(?=\p{Script=Han})|(?<=\p{Script=Han})(?=.)/gu;

const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0').replace(besideHan, '\u2060');

/** An instant inside a sentence, which no line breaks; alone it is drawn by `Instant`. */
export const unbrokenInstant = (at: Date | string, language: Language): string => unbroken(instantText(at, language));

/** The same of an instant near `now`, with its weekday. */
export const unbrokenNear = (at: Date | string, language: Language, now: number): string =>
  unbroken(nearInstantText(at, language, now));
