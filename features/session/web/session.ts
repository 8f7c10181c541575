import { isTimeZone } from '@inkstone/base';
import type { Caller } from '@inkstone/call/web';
import { notifySignedInAgain, openStoresFor } from '@inkstone/device';
import { deviceZone, setReaderZone } from '@inkstone/ui/time';
import { deviceLanguage, setDeviceLanguage } from '@inkstone/ui/words';
import { windowCover } from './window-cover.ts';
import { openSessionStorage } from './session-storage.ts';
import { createSessionStore } from './session-store.ts';

/** The one session of this window. */
export const sessionStore = createSessionStore(openSessionStorage(), (listener) => {
  globalThis.addEventListener?.('storage', (event: StorageEvent) => listener(event.key));
  // A page that was left and comes back from the browser's memory heard of no sign-out meanwhile.
  globalThis.addEventListener?.('pageshow', ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(null);
  });
});

const syncLanguage = (): void => {
  const { person, token } = sessionStore.get();
  if (person && token !== null) setDeviceLanguage(person.language);
};
syncLanguage();
sessionStore.subscribe(syncLanguage);

let signedIn: number | null = null;
/** Who was signed in last in this window. */
let lastSignedIn: number | null = null;
/**
 * Opens the stores of a user who has signed in again, and sends what waited for that; a covered window is reloaded first.
 */
const syncStores = (): void => {
  const { person, token } = sessionStore.get();
  const now = person && token !== null ? person.id : null;
  const isBack = now !== null && now !== signedIn && windowCover.get()?.personId !== now;
  const isSamePerson = now === lastSignedIn;
  signedIn = now;
  lastSignedIn = now ?? lastSignedIn;
  if (!isBack) return;
  openStoresFor(now);
  // What another person left on the page is not sent in this one's name.
  if (isSamePerson) notifySignedInAgain();
};
sessionStore.subscribe(syncStores);

/** Times are shown in the device's time zone, unless the user chose another. */
const syncTimeZone = (): void => {
  const { person } = sessionStore.get();
  const chosen = person?.isTimeZoneChosen ? person.timeZone : undefined;
  const timeZone = chosen && isTimeZone(chosen) ? chosen : deviceZone();
  setReaderZone(person ? { timeZone, ...(person.schoolTimeZone && { schoolZone: person.schoolTimeZone }) } : null);
};
syncTimeZone();
sessionStore.subscribe(syncTimeZone);

let isLeaving = false;

/** Whether the person of this window is leaving the device: their session ends, and nothing more is begun in it. */
export const isLeavingDevice = (): boolean => isLeaving;

/** Runs what ends the session and clears the device. */
export const whileLeaving = async <Result>(leave: () => Promise<Result>): Promise<Result> => {
  isLeaving = true;
  try {
    return await leave();
  } finally {
    isLeaving = false;
  }
};

/** Session data for requests; also for code outside components. */
export const sessionCaller: Caller = {
  token: () => sessionStore.get().token,
  language: deviceLanguage,
  onSignedOut: (code, message, token) => sessionStore.lose(token, { code, message }),
  responseCache: async () => {
    const { person, token } = sessionStore.get();
    if (!person || token === null) return null;
    const { responseCacheFor } = await import('./response-cache.ts');
    return responseCacheFor(person.id);
  },
};
