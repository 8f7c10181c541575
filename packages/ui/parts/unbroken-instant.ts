import { instantText, type Language } from '@inkstone/base';

// A line may break beside a Han character even where no space stands.
const besideHan = /(?=[年月日])|(?<=[年月])/g;

/** An instant inside a sentence, which no line breaks; alone it is drawn by `Instant`. */
export const unbrokenInstant = (at: Date | string, language: Language): string =>
  instantText(at, language).replaceAll(' ', '\u00a0').replace(besideHan, '\u2060');
