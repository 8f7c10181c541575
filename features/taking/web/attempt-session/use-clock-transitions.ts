import { useEffect } from 'react';
import type { AttemptStore } from './attempt-store.ts';
import { attemptKinds } from '../../attempt-kinds.ts';

/** Applies the clocks to sections and breaks, and asks the server when the attempt's time is up. */
export const useClockTransitions = (store: AttemptStore | null): void => {
  // Polls the engine.
  useEffect(() => {
    if (!store) return undefined;
    const timer = setInterval(() => {
      if (store.timeline().status === 'closed') store.handleTimeUp();
      else store.settle();
    }, 250);
    return () => clearInterval(timer);
  }, [store]);
};

/** Journals in a test that the window lost the focus. */
export const useFocusLossEvent = (kind: 'test' | 'homework', store: AttemptStore): void => {
  useEffect(() => {
    if (!attemptKinds[kind].notesFocusLoss) return undefined;
    const lost = () => void store.dispatch({ kind: 'focus-lost' });
    globalThis.addEventListener('blur', lost);
    return () => globalThis.removeEventListener('blur', lost);
  }, [kind, store]);
};
