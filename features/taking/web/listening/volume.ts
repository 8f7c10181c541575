import { createListeners } from '@inkstone/base';

const storageKey = 'inkstone.volume';
const listeners = createListeners();

const read = (): number => {
  try {
    const stored = Number(localStorage.getItem(storageKey) ?? 0.8);
    return stored >= 0 && stored <= 1 ? stored : 0.8;
  } catch {
    return 0.8;
  }
};

let volume = read();

/** The playback volume on this device, 0 to 1; shared by all attempts. */
export const deviceVolume = {
  get: (): number => volume,
  set(next: number): void {
    volume = Math.min(1, Math.max(0, next));
    try {
      localStorage.setItem(storageKey, String(volume));
    } catch {
      // The volume then applies only to this page.
    }
    listeners.notify();
  },
  subscribe: listeners.subscribe,
};
