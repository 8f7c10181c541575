import { useLayoutEffect, type RefObject } from 'react';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';

const scrolls = new WeakMap<AttemptStore, Map<string, number>>();

/** Keeps how far a passage is scrolled, from one of its questions to the next. */
export const usePassageScroll = (
  root: RefObject<HTMLElement | null>,
  store: AttemptStore,
  passageKey: string,
): void => {
  useLayoutEffect(() => {
    const pane = root.current?.closest('section');
    if (!pane) return undefined;
    const known = scrolls.get(store) ?? new Map<string, number>();
    scrolls.set(store, known);
    pane.scrollTop = known.get(passageKey) ?? 0;
    const remember = () => void known.set(passageKey, pane.scrollTop);
    pane.addEventListener('scroll', remember, { passive: true });
    return () => pane.removeEventListener('scroll', remember);
  }, [root, store, passageKey]);
};
