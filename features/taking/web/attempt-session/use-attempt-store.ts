import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import type { Timeline } from '@inkstone/exam/attempt';
import { useCloseGuard } from '@inkstone/ui/screen';
import { attemptKinds } from '../../attempt-kinds.ts';
import type { AttemptStore } from './attempt-store.ts';
import type { Snapshot } from './snapshot.ts';

const noSubscription = (): (() => void) => () => undefined;

/**
 * The current snapshot of the store, or null without one. While only this window has answers, the browser asks before
 * it is closed.
 */
export const useOptionalSnapshot = (store: AttemptStore | null): Snapshot | null => {
  const snapshot = useSyncExternalStore(store?.subscribe ?? noSubscription, () => store?.snapshot() ?? null);
  useCloseGuard(snapshot?.saving.is === 'notSaved');
  return snapshot;
};

/** The current snapshot of the store. */
export const useSnapshot = (store: AttemptStore): Snapshot => useOptionalSnapshot(store) ?? store.snapshot();

/** One value of the attempt's timeline, polled four times a second; renders only when it has changed. */
export const useTimeline = <Fact extends string | number | boolean | null>(
  store: AttemptStore,
  select: (timeline: Timeline) => Fact,
): Fact => {
  const [, setFact] = useState<Fact>();
  // Polls the timeline.
  useEffect(() => {
    const timer = setInterval(() => setFact(select(store.timeline())), 250);
    return () => clearInterval(timer);
  });
  return select(store.timeline());
};

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
export const useFocusLossEvent = (kind: PageKind, store: AttemptStore): void => {
  useEffect(() => {
    if (!attemptKinds[kind].notesFocusLoss) return undefined;
    const lost = () => void store.dispatch({ kind: 'focus-lost' });
    globalThis.addEventListener('blur', lost);
    return () => globalThis.removeEventListener('blur', lost);
  }, [kind, store]);
};
