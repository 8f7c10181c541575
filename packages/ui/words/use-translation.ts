import { use, useMemo } from 'react';
import type { Language, MessageValues, MessageSet } from '@inkstone/base';
import { useLanguage } from './language.tsx';
import { loadMessages, messagesIn } from './store.ts';
import { hasKey, translateKey } from './translate.ts';

/** A key without the suffix of its plural form. */
export type PlainKey<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** Translates a key into the reader's language; `count` chooses between singular and plural. */
export interface Translate<Key extends string = string> {
  (key: PlainKey<Key>, values?: MessageValues): string;
  /** Whether there is a text for a key that comes from outside, such as a refusal's code. */
  has(key: string): key is PlainKey<Key>;
}

/** The `t` of a namespace in a language whose messages are already loaded. */
export const translateIn = <Key extends string>(words: MessageSet<Key>, language: Language): Translate<Key> => {
  const texts = messagesIn(words, language);
  const t = (key: string, values?: MessageValues): string => translateKey(texts, language, key, values);
  const has = (key: string): key is PlainKey<Key> => hasKey(texts, key);
  return Object.assign(t, { has });
};

/** The messages of a feature in the reader's language: `t('key', { name })`. Suspends while they are loading. */
export const useTranslation = <Key extends string>(words: MessageSet<Key>): Translate<Key> => {
  const language = useLanguage();
  use(loadMessages(words, language));
  return useMemo(() => translateIn(words, language), [words, language]);
};
