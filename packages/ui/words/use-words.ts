import { use, useMemo } from 'react';
import type { Language, Values, Words } from '@inkstone/base';
import { useLanguage } from './language.tsx';
import { i18n, loadWords } from './store.ts';

/** A key as it is asked for: the count's suffix is left out. */
export type PlainKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Says a word in the reader's language; `count` chooses between singular and plural. */
export interface Translate<Key extends string = string> {
  (key: PlainKey<Key>, values?: Values): string;
  /** Whether there is a word for a key that comes from outside, such as a refusal's code. */
  has(key: string): key is PlainKey<Key>;
}

/** The `t` of a namespace in a language whose words are there already. */
export const translateIn = <Key extends string>(words: Words<Key>, language: Language): Translate<Key> => {
  const fixed = i18n.getFixedT(language, words.namespace);
  const t = (key: string, values?: Values): string => fixed(key, { ...values });
  const has = (key: string): key is PlainKey<Key> =>
    i18n.exists(key, { lng: language, ns: words.namespace }) ||
    i18n.exists(key, { lng: language, ns: words.namespace, count: 2 });
  return Object.assign(t, { has });
};

/** The words of a feature in the reader's language: `t('key', { name })`. Suspends while they are on their way. */
export const useWords = <Key extends string>(words: Words<Key>): Translate<Key> => {
  const language = useLanguage();
  use(loadWords(words, language));
  return useMemo(() => translateIn(words, language), [words, language]);
};
