import type { Pair } from '@inkstone/exam/blueprint';

/** Directions made of pieces, one after the other in each language. */
export const joined = (...pieces: readonly Pair[]): Pair => ({
  en: pieces.map(({ en }) => en).join(''),
  zh: pieces.map(({ zh }) => zh).join(''),
});
