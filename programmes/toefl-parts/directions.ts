import type { LocalizedText } from '@inkstone/exam/blueprint';

/** Directions made of pieces, one after the other in each language. */
export const joinDirections = (...pieces: readonly LocalizedText[]): LocalizedText => ({
  en: pieces.map(({ en }) => en).join(''),
  zh: pieces.map(({ zh }) => zh).join(''),
});
