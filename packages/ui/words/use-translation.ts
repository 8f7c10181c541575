import { use, useMemo } from 'react';
import type { Language, MessageValues, MessageSet } from '@inkstone/base';
import { useLanguage } from './language.tsx';
import { loadMessages, messagesIn } from './store.ts';
import { hasKey, translateKey } from './translate.ts';

/** A key as it is asked for: the count's suffix is left out. */
export type PlainKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Says a word in the reader's language; `count` chooses between singular and plural. */
export interface Translate<Key extends string = string> {
  (key: PlainKey<Key>, values?: MessageValues): string;
  /** Whether there is a word for a key that comes from outside, such as a refusal's code. */
  has(key: string): key is PlainKey<Key>;
}

/** The `t` of a namespace in a language whose words are there already. */
export const translateIn = <Key extends string>(words: MessageSet<Key>, language: Language): Translate<Key> => {
  const texts = messagesIn(words, language);
  const t = (key: string, values?: MessageValues): string => translateKey(texts, language, key, values);
  const has = (key: string): key is PlainKey<Key> => hasKey(texts, key);
  return Object.assign(t, { has });
};

/** The words of a feature in the reader's language: `t('key', { name })`. Suspends while they are on their way. */
export const useTranslation = <Key extends string>(words: MessageSet<Key>): Translate<Key> => {
  const language = useLanguage();
  use(loadMessages(words, language));
  return useMemo(() => translateIn(words, language), [words, language]);
};
