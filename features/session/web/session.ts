import { isTimeZone, languageFromCode } from '@inkstone/base';
import type { Caller } from '@inkstone/call/web';
import { openStoresFor } from '@inkstone/device';
import { deviceZone, setReaderZone } from '@inkstone/ui/time';
import { deviceLanguage, setDeviceLanguage } from '@inkstone/ui/words';
import { coveredWindow } from './covered.ts';
import { makeSessionStore } from './session-store.ts';

const memory = (): Storage => {
  const places = new Map<string, string>();
  return {
    get length() {
      return places.size;
    },
    clear: () => places.clear(),
    getItem: (place) => places.get(place) ?? null,
    key: (index) => [...places.keys()][index] ?? null,
    removeItem: (place) => void places.delete(place),
    setItem: (place, value) => void places.set(place, value),
  };
};

/** The browser's storage; where it is forbidden the session lasts as long as the window. */
const storageHere = (): Storage => {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem('inkstone.session');
    return localStorage;
  } catch {
    return memory();
  }
};

/** The one session of this window. */
export const sessionStore = makeSessionStore(storageHere(), (listener) => {
  globalThis.addEventListener?.('storage', (event: StorageEvent) => listener(event.key));
});

const followLanguage = (): void => {
  const { person, token } = sessionStore.get();
  if (person && token !== null) setDeviceLanguage(languageFromCode(person.language));
};
followLanguage();
sessionStore.subscribe(followLanguage);

let signedIn: number | null = null;
/** Who has signed in again, here or in another window, may use their stores in this one; a covered one is loaded anew first. */
const followStores = (): void => {
  const { person, token } = sessionStore.get();
  const now = person && token !== null ? person.id : null;
  if (now !== null && now !== signedIn && coveredWindow.get()?.personId !== now) openStoresFor(now);
  signedIn = now;
};
sessionStore.subscribe(followStores);

/** Instants are told by the clock of this device, unless its person has chosen another zone. */
const followZone = (): void => {
  const { person } = sessionStore.get();
  const chosen = person?.isTimeZoneChosen ? person.timeZone : undefined;
  const timeZone = chosen && isTimeZone(chosen) ? chosen : deviceZone();
  setReaderZone(person ? { timeZone, ...(person.schoolTimeZone && { schoolZone: person.schoolTimeZone }) } : null);
};
followZone();
sessionStore.subscribe(followZone);

/** What requests need of the session; also for senders that are no components. */
export const sessionCaller: Caller = {
  token: () => sessionStore.get().token,
  language: deviceLanguage,
  onSignedOut: (code, message, token) => sessionStore.lose(token, { code, message }),
  keeper: async () => {
    const { person, token } = sessionStore.get();
    if (!person || token === null) return null;
    const { keptAnswersOf } = await import('./kept-answers.ts');
    return keptAnswersOf(person.id);
  },
};
