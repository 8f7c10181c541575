import { languageCode, type Language } from '@inkstone/base';
import { deviceLanguage, setDeviceLanguage } from '@inkstone/ui/words';

// In the window's own storage: the way through an identity provider leaves the page and comes back to it.
const storageKey = 'inkstone.chosenLanguage';

const readStored = (): string | null => {
  try {
    return globalThis.sessionStorage?.getItem(storageKey) ?? null;
  } catch {
    return null;
  }
};

/** Chooses the language of the device by hand, before anybody has signed in; whoever does takes it over. */
export const chooseLanguage = (language: Language): void => {
  setDeviceLanguage(language);
  try {
    globalThis.sessionStorage?.setItem(storageKey, language);
  } catch {
    // a window that keeps nothing speaks the language until somebody signs in
  }
};

/** What a sign-in carries of the choice: nothing where none was made, or the device speaks another language since. */
export const getChosenLanguage = (): { language?: 1 | 2 } => {
  const language = deviceLanguage();
  return readStored() === language ? { language: languageCode(language) } : {};
};

/** The choice has become a person's: the next person to sign in here brings their own. */
export const forgetChosenLanguage = (): void => {
  try {
    globalThis.sessionStorage?.removeItem(storageKey);
  } catch {
    // nothing was kept
  }
};
