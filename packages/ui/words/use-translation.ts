import { use, useMemo } from 'react';
import { createTranslate, type FindTranslation, type Language, type MessageSet, type Translate } from '@inkstone/base';
import { useLanguage } from './language.tsx';
import { loadMessages, messagesIn } from './store.ts';

/** The `t` of a namespace in a language whose messages are already loaded. */
export const translateIn = <Key extends string>(words: MessageSet<Key>, language: Language): Translate<Key> =>
  createTranslate(messagesIn(words, language), language);

/** The messages of a feature in the reader's language: `t('key', { name })`. Suspends while they are loading. */
export const useTranslation = <Key extends string>(words: MessageSet<Key>): Translate<Key> => {
  const language = useLanguage();
  use(loadMessages(words, language));
  return useMemo(() => translateIn(words, language), [words, language]);
};

/** The translations of some sets of messages into the reader's language, for what is described in words. */
export const useTranslations = (...sets: readonly MessageSet[]): FindTranslation => {
  const language = useLanguage();
  for (const words of sets) use(loadMessages(words, language));
  return (words) => translateIn(words, language);
};
