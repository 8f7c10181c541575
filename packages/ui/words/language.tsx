import { createContext, startTransition, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Language, LocalizedText } from '@inkstone/base';
import { deviceLanguage, onDeviceLanguage } from './device-language.ts';
import { loadAllMessages } from './store.ts';

/** The languages of a part of a page. */
interface PartLanguages {
  language: Language;
  /** A second language that is shown beside the first; null elsewhere. */
  secondLanguage: Language | null;
  /** The language of the person, whatever this part is shown in. */
  accountLanguage: Language;
}

const LanguageContext = createContext<PartLanguages | null>(null);

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

  const languages = useMemo(() => toLanguages(displayedLanguage), [displayedLanguage]);
  return <LanguageContext value={languages}>{children}</LanguageContext>;
};

const toLanguages = (language: Language): PartLanguages => ({
  language,
  secondLanguage: null,
  accountLanguage: language,
});

const usePartLanguages = (): PartLanguages => use(LanguageContext) ?? toLanguages(deviceLanguage());

/** The language displayed here. */
export const useLanguage = (): Language => usePartLanguages().language;

/** The language of the person, also in a part that is shown in another one. */
export const useAccountLanguage = (): Language => usePartLanguages().accountLanguage;

/** The languages displayed here: one, or two beside each other. */
export const useDisplayedLanguages = (): readonly [Language, Language?] => {
  const { language, secondLanguage } = usePartLanguages();
  return secondLanguage ? [language, secondLanguage] : [language];
};

/** Reads a text in the language displayed here, or in both one after the other. */
export const useLocalizedText = (): ((text: LocalizedText) => string) => {
  const languages = useDisplayedLanguages();
  return (text) => [...new Set(languages.flatMap((language) => (language ? [text[language]] : [])))].join(' ');
};

interface PartLanguageProps {
  /** `both`: English with Chinese beside it; null: the language of the person. */
  language: Language | 'both' | null;
  children: ReactNode;
}

// A box of its own would change the layout of what is inside.
const noBox = { display: 'contents' } as const;

/** Shows a part of a page in a language of its own, whatever the language of the person. */
export const PartLanguage = ({ language, children }: PartLanguageProps) => {
  const outer = usePartLanguages();
  const { accountLanguage } = outer;
  const inner = useMemo(
    () => ({
      language: language === 'both' ? ('en' as const) : (language ?? accountLanguage),
      secondLanguage: language === 'both' ? ('zh' as const) : null,
      accountLanguage,
    }),
    [language, accountLanguage],
  );
  const part = <LanguageContext value={inner}>{children}</LanguageContext>;
  if (inner.language === outer.language && inner.secondLanguage === outer.secondLanguage) return part;
  return (
    <div lang={langTag(inner.language)} style={noBox}>
      {part}
    </div>
  );
};

/** Shows a part in the language of the person, inside one that is shown in another. */
export const AccountLanguage = ({ children }: { children: ReactNode }) => (
  <PartLanguage language={null}>{children}</PartLanguage>
);
