import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Language } from '@inkstone/base';
import { deviceLanguage, onDeviceLanguage } from './device-language.ts';
import { loadAllMessages } from './store.ts';

const LanguageContext = createContext<Language | null>(null);

/** The value of the `lang` attribute for a language. */
export const langTag = (language: Language): string => (language === 'zh' ? 'zh-CN' : 'en');

/**
 * Provides one language to everything inside: the given one, else the device's. It switches once the messages are
 * loaded.
 */
export const LanguageProvider = ({ language, children }: { language?: Language; children: ReactNode }) => {
  const device = useSyncExternalStore(onDeviceLanguage, deviceLanguage, deviceLanguage);
  const targetLanguage = language ?? device;
  const [displayedLanguage, setShown] = useState(targetLanguage);

  // The messages of the new language are fetched before it is displayed.
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

  useEffect(() => {
    document.documentElement.lang = langTag(displayedLanguage);
  }, [displayedLanguage]);

  return <LanguageContext value={displayedLanguage}>{children}</LanguageContext>;
};

/** The language displayed here. */
export const useLanguage = (): Language => use(LanguageContext) ?? deviceLanguage();
