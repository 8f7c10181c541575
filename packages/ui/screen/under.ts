import { useEffect, useSyncExternalStore } from 'react';
import { openListeners, type ScreenPath } from '@inkstone/base';

let under: ScreenPath | null = null;
const listeners = openListeners();

const put = (next: ScreenPath | null): void => {
  under = next;
  listeners.tell();
};

/** Puts the screen under another entry of the menu than its path: what it shows decides, once it is known. */
export const useUnder = (path: ScreenPath | null): void => {
  // Meets the bar, which stands outside the screen.
  useEffect(() => {
    put(path);
    return () => put(null);
  }, [path]);
};

/** The path that the menu marks: the one the screen names, else its own. */
export const usePathInMenu = (own: string): string => useSyncExternalStore(listeners.subscribe, () => under) ?? own;
