import type { Words } from '@inkstone/base';
import { deviceLanguage } from './device-language.ts';
import { loadWords } from './store.ts';

/** Starts fetching words before anything asks for them; a failure shows where they are used. */
export const warmWords = (...all: readonly Words[]): void => {
  for (const words of all) loadWords(words, deviceLanguage()).catch(() => undefined);
};
