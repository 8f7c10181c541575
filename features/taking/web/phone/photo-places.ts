import { daysAsMs } from '@inkstone/base';
import { keptDays } from './device-photos.ts';

const storageKey = 'inkstone.cameraPlaces';

/** Where the photos of codes lie that have opened on this phone, by the hash of their tokens. */
type Places = Record<string, { place: string; openedAt: number }>;

const readPlaces = (): Places => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Places;
  } catch {
    return {};
  }
};

const hashToken = async (token: string): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Remembers where the photos of a code lie that has opened, as long as photos are kept; others may use this phone too. */
export const rememberPlace = async (token: string, place: string, now: number): Promise<void> => {
  const hash = await hashToken(token);
  const recent = Object.entries(readPlaces()).filter(([, { openedAt }]) => openedAt >= now - daysAsMs(keptDays));
  localStorage.setItem(storageKey, JSON.stringify({ ...Object.fromEntries(recent), [hash]: { place, openedAt: now } }));
};

/** Where the photos of a code lie; null where it has not opened on this phone. */
export const findPlace = async (token: string): Promise<string | null> =>
  readPlaces()[await hashToken(token)]?.place ?? null;
