import type { MessageSet } from '@inkstone/base';
import { deviceLanguage } from './device-language.ts';
import { loadMessages } from './store.ts';

const warmed = new Set<MessageSet>();

/** Starts fetching words before anything asks for them; a failure shows where they are used. */
export const prefetchMessages = (...all: readonly MessageSet[]): void => {
  for (const words of all) {
    warmed.add(words);
    loadMessages(words, deviceLanguage()).catch(() => undefined);
  }
};

/** Waits for the words of all files that have arrived; rejects where some do not come. */
export const prefetchedMessages = (): Promise<unknown> =>
  Promise.all([...warmed].map((words) => loadMessages(words, deviceLanguage())));
