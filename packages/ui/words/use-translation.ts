import { use, useMemo } from 'react';
import { createTranslate, type FindTranslation, type Language, type MessageSet, type Translate } from '@inkstone/base';
import { isHandle } from './handle.ts';
import { useAccountLanguage, useDisplayedLanguages, useLanguage } from './language.tsx';
import { loadMessages, messagesIn } from './store.ts';

/** The `t` of a namespace in a language whose messages are already loaded. */
export const translateIn = <Key extends string>(words: MessageSet<Key>, language: Language): Translate<Key> =>
  createTranslate(messagesIn(words, language), language);

// Texts that are in the code are there at once, and no promise is passed to `use`: React's `act` takes each component
// that calls it for one that may have suspended, and drops the updates that follow it, so that a test sometimes waited
// for a page that no longer changed.

const useLoaded = (words: MessageSet, language: Language): void => {
  const loading = loadMessages(words, language);
  if (isHandle(words)) use(loading);
};

/** Both translations one after the other; once where they are the same. */
const joinTranslations = <Key extends string>(first: Translate<Key>, second: Translate<Key>): Translate<Key> => {
  const join: Translate<Key> = Object.assign(
    (...message: Parameters<Translate<Key>>) => [...new Set([first(...message), second(...message)])].join(' '),
    { has: first.has },
  );
  return join;
};

/**
 * The messages of a feature in the language displayed here: `t('key', { name })`. Suspends while they are loading. Where
 * two languages are displayed, both one after the other.
 */
export const useTranslation = <Key extends string>(words: MessageSet<Key>): Translate<Key> => {
  const [language, secondLanguage] = useDisplayedLanguages();
  useLoaded(words, language);
  useLoaded(words, secondLanguage ?? language);
  return useMemo(() => {
    const translate = translateIn(words, language);
    return secondLanguage ? joinTranslations(translate, translateIn(words, secondLanguage)) : translate;
  }, [words, language, secondLanguage]);
};

/** The messages of a feature in the language of the person, also in a part that is shown in another one. */
export const useAccountTranslation = <Key extends string>(words: MessageSet<Key>): Translate<Key> => {
  const language = useAccountLanguage();
  useLoaded(words, language);
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
