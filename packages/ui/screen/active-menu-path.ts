import { useEffect, useSyncExternalStore } from 'react';
import { createListeners, type ScreenPath } from '@inkstone/base';

let activePath: ScreenPath | null = null;
const listeners = createListeners();

const setActivePath = (next: ScreenPath | null): void => {
  activePath = next;
  listeners.notify();
};

/** Puts the screen under another entry of the menu than its path: what it shows decides, once it is known. */
export const useActiveMenuPath = (path: ScreenPath | null): void => {
  // Meets the bar, which stands outside the screen.
  useEffect(() => {
    setActivePath(path);
    return () => setActivePath(null);
  }, [path]);
};

/** The path that the menu marks: the one the screen names, else its own. */
export const useHighlightedMenuPath = (own: string): string =>
  useSyncExternalStore(listeners.subscribe, () => activePath) ?? own;
