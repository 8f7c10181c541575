import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@inkstone/base';
import { deviceLanguage, onDeviceLanguage } from './device-language.ts';
import { loadAllMessages } from './store.ts';

const LanguageContext = createContext<Language | null>(null);

/** The tag a document or an element carries for a language. */
export const langTag = (language: Language): string => (language === 'zh' ? 'zh-CN' : 'en');

/** Speaks one language to everything inside: the given one, else the device's. The switch happens when the words are there. */
export const LanguageProvider = ({ language, children }: { language?: Language; children: ReactNode }) => {
  const device = useSyncExternalStore(onDeviceLanguage, deviceLanguage, deviceLanguage);
  const targetLanguage = language ?? device;
  const [displayedLanguage, setShown] = useState(targetLanguage);

  // Meets the network: the words of the wanted language are fetched before they are spoken.
  useEffect(() => {
    if (targetLanguage === displayedLanguage) return undefined;
    let isCancelled = false;
    const show = () => {
      if (!isCancelled) startTransition(() => setShown(targetLanguage));
    };
    loadAllMessages(targetLanguage).then(show, show);
    return () => {
      isCancelled = true;
    };
  }, [targetLanguage, displayedLanguage]);

  // Meets the document, whose language follows.
  useEffect(() => {
    document.documentElement.lang = langTag(displayedLanguage);
  }, [displayedLanguage]);

  return <LanguageContext value={displayedLanguage}>{children}</LanguageContext>;
};

/** The language that is being spoken here. */
export const useLanguage = (): Language => use(LanguageContext) ?? deviceLanguage();
