import { useEffect, useRef } from 'react';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { useCurrentUser } from '@inkstone/session/web';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { deleteOfflineCopy } from '../attempt-session/delete-offline-copy.ts';
import { maintainOfflineCopy } from './maintain-offline-copy.ts';

// After the window's prefetching, so that its URLs are cached.
const restMs = 8000;

/** Keeps an attempt and its page available offline, once it is open and idle. */
export const useOfflineCopy = (store: AttemptStore | null, { kind, id }: { kind: PageKind; id: number }): void => {
  const me = useCurrentUser();
  const isKept = useRef(false);
  // Stores the copy after a delay and removes it on submission.
  useEffect(() => {
    if (!store) return undefined;
    let stop: (() => void) | null = null;
    const keep = () => {
      // Submitted meanwhile: there is nothing to continue.
      if (store.snapshot().submission === 'done') return;
      isKept.current = true;
      stop = maintainOfflineCopy(store, { kind, id, personId: me.id });
    };
    // A later store of the same attempt is stored at once.
    const timer = setTimeout(keep, isKept.current ? 0 : restMs);
    const unsubscribe = store.subscribe(() => {
      if (store.snapshot().submission !== 'done') return;
      // If deleting fails, the copy expires a day after closing.
      void deleteOfflineCopy(me.id, store.started.attemptId).catch(() => undefined);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
      stop?.();
    };
  }, [id, kind, me.id, store]);
};
