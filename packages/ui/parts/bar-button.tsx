import type { ComponentProps } from 'react';
import styles from './bar-button.module.css';
import type { Language } from '@inkstone/base';
import { GlobeIcon } from '../icons/index.tsx';
import { langTag, useLanguage } from '../words/index.ts';

/** A quiet button of the top bar. */
export const BarButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={[styles.button, className].filter(Boolean).join(' ')} />
);

const ownNames: Readonly<Record<Language, string>> = { en: 'English', zh: '中文' };

/** Offers the other language, in its own name. */
export const LanguageButton = ({ onSwitch, globe = false }: { onSwitch: (to: Language) => void; globe?: boolean }) => {
  const otherLanguage: Language = useLanguage() === 'en' ? 'zh' : 'en';
  return (
    <BarButton className={styles.language} lang={langTag(otherLanguage)} onClick={() => onSwitch(otherLanguage)}>
      {globe && <GlobeIcon />}
      {ownNames[otherLanguage]}
    </BarButton>
  );
};
