import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '@inkstone/base';

let activePath: string | null = null;
const listeners = createListeners();

const setActivePath = (next: string | null): void => {
  activePath = next;
  listeners.notify();
};

/** Highlights another entry of the menu than the screen's own path, once the screen knows which. */
export const useActiveMenuPath = (path: string | null): void => {
  // The navigation bar is outside the screen.
  useEffect(() => {
    setActivePath(path);
    return () => setActivePath(null);
  }, [path]);
};

/** The path that the menu highlights: the one the screen sets, else its own. */
export const useHighlightedMenuPath = (own: string): string =>
  useSyncExternalStore(listeners.subscribe, () => activePath) ?? own;
