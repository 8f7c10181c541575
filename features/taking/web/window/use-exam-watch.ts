import { useEffect } from 'react';
import type { AttemptStore } from '../attempt/attempt-store.ts';

/** Lets clocks close sections and end breaks, and asks for the end of the whole, of which the server has the last word. */
export const useClosing = (store: AttemptStore | null): void => {
  // Meets the clock: the engine says when.
  useEffect(() => {
    if (!store) return undefined;
    const timer = setInterval(() => {
      if (store.timeline().status === 'closed') store.timeIsUp();
      else store.settle();
    }, 250);
    return () => clearInterval(timer);
  }, [store]);
};

/** Tells the journal that the window lost the focus, in a test. */
export const useFocusLost = (kind: 'test' | 'homework', store: AttemptStore): void => {
  // Meets the browser's news of focus.
  useEffect(() => {
    if (kind !== 'test') return undefined;
    const lost = () => void store.say({ kind: 'focus-lost' });
    globalThis.addEventListener('blur', lost);
    return () => globalThis.removeEventListener('blur', lost);
  }, [kind, store]);
};
