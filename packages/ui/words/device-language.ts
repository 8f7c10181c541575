import { createListeners, type Language } from '@inkstone/base';

const storageKey = 'inkstone.language';
const listeners = createListeners();

const readStoredLanguage = (): string | null => {
  try {
    return globalThis.localStorage?.getItem(storageKey) ?? null;
  } catch {
    return null;
  }
};

const firstLanguage = (): Language => {
  const storedLanguage = readStoredLanguage();
  if (storedLanguage === 'en' || storedLanguage === 'zh') return storedLanguage;
  return globalThis.navigator?.language?.toLowerCase().startsWith('zh') ? 'zh' : 'en';
};

let current: Language = firstLanguage();

/** The language this device speaks: the one chosen last, at first the browser's. */
export const deviceLanguage = (): Language => current;

/** Chooses the language of this device; whoever is signed in brings their own. */
export const setDeviceLanguage = (language: Language): void => {
  if (language === current) return;
  current = language;
  try {
    globalThis.localStorage?.setItem(storageKey, language);
  } catch {
    // a device that keeps nothing still speaks the language until the window closes
  }
  listeners.notify();
};

/** Hears of every change of the device's language; returns how to stop. */
export const onDeviceLanguage = listeners.subscribe;
