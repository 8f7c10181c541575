import { createInstance } from 'i18next';
import type { Language, Words } from '@inkstone/base';
import { isHandle } from './handle.ts';
import type { WordsHandle } from './handle.ts';
import { kept, tracked } from './tracked.ts';
import type { Tracked } from './tracked.ts';

/** The one i18next instance; each `t` is bound to a language and a namespace. */
export const i18n = createInstance();

void i18n.init({
  lng: 'en',
  fallbackLng: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
});

const languages = ['en', 'zh'] as const;
const known = new Map<string, WordsHandle>();
const loading = new Map<string, Tracked<void>>();

const place = (namespace: string, language: Language): string => `${namespace} ${language}`;

/** Without the build step the pairs are there: both languages are taken at once. */
const takePairs = (words: Words): void => {
  for (const language of languages) {
    const said = Object.fromEntries(Object.entries(words.pairs).map(([key, pair]) => [key, pair[language]]));
    i18n.addResourceBundle(language, words.namespace, said, false, true);
    loading.set(place(words.namespace, language), kept(undefined));
  }
};

const fetchText = async (words: WordsHandle, language: Language): Promise<void> => {
  const chunk = await words.load[language]();
  i18n.addResourceBundle(language, words.namespace, chunk.default, false, true);
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

/** Fetches everything said so far in another language, so that a switch shows no gap. */
export const loadAllWords = async (language: Language): Promise<void> => {
  await Promise.all([...known.values()].map((words) => loadWords(words, language)));
};
