import { use, useMemo } from 'react';
import { createTranslate, type FindTranslation, type Language, type MessageSet, type Translate } from '@inkstone/base';
import { isHandle } from './handle.ts';
import { useLanguage } from './language.tsx';
import { loadMessages, messagesIn } from './store.ts';

/** The `t` of a namespace in a language whose messages are already loaded. */
export const translateIn = <Key extends string>(words: MessageSet<Key>, language: Language): Translate<Key> =>
  createTranslate(messagesIn(words, language), language);

// Texts that are in the code are there at once, and no promise is passed to `use`: React's `act` takes each component
// that calls it for one that may have suspended, and drops the updates that follow it, so that a test sometimes waited
// for a page that no longer changed.

/** The messages of a feature in the reader's language: `t('key', { name })`. Suspends while they are loading. */
export const useTranslation = <Key extends string>(words: MessageSet<Key>): Translate<Key> => {
  const language = useLanguage();
  const loading = loadMessages(words, language);
  if (isHandle(words)) use(loading);
  return useMemo(() => translateIn(words, language), [words, language]);
};

/** The translations of some sets of messages into the reader's language, for what is described in words. */
export const useTranslations = (...sets: readonly MessageSet[]): FindTranslation => {
  const language = useLanguage();
  for (const words of sets) {
    const loading = loadMessages(words, language);
    if (isHandle(words)) use(loading);
  }
  return (words) => translateIn(words, language);
};
