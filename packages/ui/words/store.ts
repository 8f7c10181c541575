import { createInstance } from 'i18next';
import type { Language, Words } from '@inkstone/base';
import { isHandle } from './handle.ts';
import type { WordsHandle } from './handle.ts';

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
const loading = new Map<string, Promise<void>>();
const ready = new Set<string>();

const place = (namespace: string, language: Language): string => `${namespace} ${language}`;

const addPairs = (words: Words): void => {
  for (const language of languages) {
    const said = Object.fromEntries(Object.entries(words.pairs).map(([key, pair]) => [key, pair[language]]));
    i18n.addResourceBundle(language, words.namespace, said, false, true);
    ready.add(place(words.namespace, language));
  }
};

/** Whether the words can be said in the language at once. */
export const areReady = (words: Words, language: Language): boolean => {
  if (ready.has(place(words.namespace, language))) return true;
  if (isHandle(words)) return false;
  addPairs(words);
  return true;
};

/** Fetches the words of a language, once; a failed fetch may be tried again. */
export const loadWords = (words: Words, language: Language): Promise<void> => {
  const at = place(words.namespace, language);
  const running = loading.get(at);
  if (running) return running;
  if (!isHandle(words)) {
    areReady(words, language);
    return Promise.resolve();
  }
  known.set(words.namespace, words);
  const started = words.load[language]().then(
    (chunk) => {
      i18n.addResourceBundle(language, words.namespace, chunk.default, false, true);
      ready.add(at);
    },
    (failure: unknown) => {
      loading.delete(at);
      throw failure;
    },
  );
  loading.set(at, started);
  return started;
};

/** Fetches everything said so far in another language, so that a switch shows no gap. */
export const loadAllWords = async (language: Language): Promise<void> => {
  await Promise.all([...known.values()].map((words) => loadWords(words, language)));
};
