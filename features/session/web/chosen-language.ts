import type { Language } from '@inkstone/base';
import { deviceLanguage, setDeviceLanguage } from '@inkstone/ui/words';

// In session storage: the redirect flow leaves the page and returns to it.
const storageKey = 'inkstone.chosenLanguage';

const readStored = (): string | null => {
  try {
    return globalThis.sessionStorage?.getItem(storageKey) ?? null;
  } catch {
    return null;
  }
};

/** Sets the device's language before sign-in; it becomes the user's at sign-in. */
export const chooseLanguage = (language: Language): void => {
  setDeviceLanguage(language);
  try {
    globalThis.sessionStorage?.setItem(storageKey, language);
  } catch {
    // Without storage the language lasts until somebody signs in.
  }
};

/** The chosen language for a sign-in; empty where none was chosen, or the device's language changed since. */
export const getChosenLanguage = (): { language?: Language } => {
  const language = deviceLanguage();
  return readStored() === language ? { language } : {};
};

/** Clears the choice once it belongs to a user: the next user has their own. */
export const forgetChosenLanguage = (): void => {
  try {
    globalThis.sessionStorage?.removeItem(storageKey);
  } catch {
    // Nothing was stored.
  }
};
