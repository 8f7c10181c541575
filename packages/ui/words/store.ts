import type { Language, MessageSet, MessageTexts } from '@inkstone/base';
import { isHandle, type MessagesHandle } from './handle.ts';
import { fulfilledPromise, trackPromise, type TrackedPromise } from './tracked-promise.ts';
import { deviceLanguage } from './device-language.ts';

const languages = ['en', 'zh'] as const;
const noTexts: MessageTexts = {};
const textsByKey = new Map<string, MessageTexts>();
const handles = new Map<string, MessagesHandle>();
const loading = new Map<string, TrackedPromise<void>>();

const cacheKey = (namespace: string, language: Language): string => `${namespace} ${language}`;

/** Without the build step the texts are in the code: both languages are stored at once. */
const storePairs = (words: MessageSet): void => {
  for (const language of languages) {
    const at = cacheKey(words.namespace, language);
    textsByKey.set(at, Object.fromEntries(Object.entries(words.pairs).map(([key, pair]) => [key, pair[language]])));
    loading.set(at, fulfilledPromise(undefined));
  }
};

const fetchText = async (words: MessagesHandle, language: Language): Promise<void> => {
  const chunk = await words.load[language]();
  textsByKey.set(cacheKey(words.namespace, language), chunk.default);
};

/** Fetches the messages of a language once: returns the same promise until a failed one has been reported. */
export const loadMessages = (words: MessageSet, language: Language): Promise<void> => {
  const at = cacheKey(words.namespace, language);
  const running = loading.get(at);
  if (running) return running;
  if (isHandle(words)) {
    handles.set(words.namespace, words);
    loading.set(
      at,
      trackPromise(fetchText(words, language), () => loading.delete(at)),
    );
  } else storePairs(words);
  return loading.get(at) ?? fulfilledPromise(undefined);
};

/** The messages fetched so far in a language; empty where there are none. */
export const messagesIn = (words: MessageSet, language: Language): MessageTexts =>
  textsByKey.get(cacheKey(words.namespace, language)) ?? noTexts;

/** Fetches all namespaces used so far in another language, so that a switch shows no gap. */
export const loadAllMessages = async (language: Language): Promise<void> => {
  await Promise.all([...handles.values()].map((words) => loadMessages(words, language)));
};

const warmed = new Set<MessageSet>();

/** Starts fetching messages before they are used; an error appears where they are used. */
export const prefetchMessages = (...all: readonly MessageSet[]): void => {
  for (const words of all) {
    warmed.add(words);
    loadMessages(words, deviceLanguage()).catch(() => undefined);
  }
};

/** Fetches in another language what was fetched or announced so far, for a part of a page that is shown in it. */
export const prefetchMessagesIn = async (language: Language): Promise<void> => {
  await Promise.all([loadAllMessages(language), ...[...warmed].map((words) => loadMessages(words, language))]);
};

/** Waits for the messages of all files loaded so far; rejects where some cannot be fetched. */
export const prefetchedMessages = (): Promise<unknown> =>
  Promise.all([...warmed].map((words) => loadMessages(words, deviceLanguage())));
