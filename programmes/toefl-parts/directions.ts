import type { LocalizedText } from '@inkstone/exam/blueprint';

/** Joins pieces of directions in each language. */
export const joinDirections = (...pieces: readonly LocalizedText[]): LocalizedText => ({
  en: pieces.map(({ en }) => en).join(''),
  zh: pieces.map(({ zh }) => zh).join(''),
});
