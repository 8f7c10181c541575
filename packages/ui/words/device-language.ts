import { createListeners, type Language } from '@inkstone/base';

const storageKey = 'inkstone.language';
/** The language of this window alone, from the address that opened it; scheme.js stores it. */
const windowKey = 'inkstone.windowLanguage';
const listeners = createListeners();

const readStoredLanguage = (): string | null => {
  try {
    return globalThis.sessionStorage?.getItem(windowKey) ?? globalThis.localStorage?.getItem(storageKey) ?? null;
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

/** The language of this device: the window's own, or the one chosen last, at first the browser's. */
export const deviceLanguage = (): Language => current;

/** Sets the language of this device; a signed-in person has a language of their own. */
export const setDeviceLanguage = (language: Language): void => {
  if (language === current) return;
  current = language;
  try {
    globalThis.localStorage?.setItem(storageKey, language);
    globalThis.sessionStorage?.removeItem(windowKey);
  } catch {
    // without storage the language lasts until the window is closed
  }
  listeners.notify();
};

/** Calls the listener at every change of the device's language; returns the unsubscribe function. */
export const onDeviceLanguage = listeners.subscribe;
