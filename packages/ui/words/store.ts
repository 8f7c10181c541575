import type { Language, Words } from '@inkstone/base';
import { isHandle } from './handle.ts';
import type { WordsHandle } from './handle.ts';
import { kept, tracked } from './tracked.ts';
import type { Tracked } from './tracked.ts';

/** What can be said in one language of one namespace, by key. */
export type Said = Readonly<Record<string, string>>;

const languages = ['en', 'zh'] as const;
const nothing: Said = {};
const said = new Map<string, Said>();
const known = new Map<string, WordsHandle>();
const loading = new Map<string, Tracked<void>>();

const place = (namespace: string, language: Language): string => `${namespace} ${language}`;

/** Without the build step the pairs are there: both languages are taken at once. */
const takePairs = (words: Words): void => {
  for (const language of languages) {
    const at = place(words.namespace, language);
    said.set(at, Object.fromEntries(Object.entries(words.pairs).map(([key, pair]) => [key, pair[language]])));
    loading.set(at, kept(undefined));
  }
};

const fetchText = async (words: WordsHandle, language: Language): Promise<void> => {
  const chunk = await words.load[language]();
  said.set(place(words.namespace, language), chunk.default);
};

/** Fetches the words of a language, once: always the same promise, until a failure has been seen. */
export const loadWords = (words: Words, language: Language): Promise<void> => {
  const at = place(words.namespace, language);
  const running = loading.get(at);
  if (running) return running;
  if (isHandle(words)) {
    known.set(words.namespace, words);
    loading.set(
      at,
      tracked(fetchText(words, language), () => loading.delete(at)),
    );
  } else takePairs(words);
  return loading.get(at) ?? kept(undefined);
};

/** The words of a language that have been fetched. */
export const saidIn = (words: Words, language: Language): Said => said.get(place(words.namespace, language)) ?? nothing;

/** Fetches everything said so far in another language, so that a switch shows no gap. */
export const loadAllWords = async (language: Language): Promise<void> => {
  await Promise.all([...known.values()].map((words) => loadWords(words, language)));
};
