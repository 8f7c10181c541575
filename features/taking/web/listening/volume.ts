import { createListeners } from '@inkstone/base';

const place = 'inkstone.volume';
const listeners = createListeners();

const read = (): number => {
  try {
    const kept = Number(localStorage.getItem(place) ?? 0.8);
    return kept >= 0 && kept <= 1 ? kept : 0.8;
  } catch {
    return 0.8;
  }
};

let volume = read();

/** How loud recordings play on this device, 0 to 1; kept over attempts. */
export const deviceVolume = {
  get: (): number => volume,
  set(next: number): void {
    volume = Math.min(1, Math.max(0, next));
    try {
      localStorage.setItem(place, String(volume));
    } catch {
      // It is as loud as it was said for this page.
    }
    listeners.notify();
  },
  subscribe: listeners.subscribe,
};
