import type { Words } from '@inkstone/base';
import { deviceLanguage } from './device-language.ts';
import { loadWords } from './store.ts';

const warmed = new Set<Words>();

/** Starts fetching words before anything asks for them; a failure shows where they are used. */
export const warmWords = (...all: readonly Words[]): void => {
  for (const words of all) {
    warmed.add(words);
    loadWords(words, deviceLanguage()).catch(() => undefined);
  }
};

/** Waits for the words of all files that have arrived; rejects where some do not come. */
export const warmedWords = (): Promise<unknown> =>
  Promise.all([...warmed].map((words) => loadWords(words, deviceLanguage())));
