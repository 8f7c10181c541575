import type { MessageSet } from '@inkstone/base';
import { deviceLanguage } from './device-language.ts';
import { loadMessages } from './store.ts';

const warmed = new Set<MessageSet>();

/** Starts fetching messages before they are used; an error appears where they are used. */
export const prefetchMessages = (...all: readonly MessageSet[]): void => {
  for (const words of all) {
    warmed.add(words);
    loadMessages(words, deviceLanguage()).catch(() => undefined);
  }
};

/** Waits for the messages of all files loaded so far; rejects where some cannot be fetched. */
export const prefetchedMessages = (): Promise<unknown> =>
  Promise.all([...warmed].map((words) => loadMessages(words, deviceLanguage())));
