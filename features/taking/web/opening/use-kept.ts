import { useEffect, useRef } from 'react';
import { useCurrentUser } from '@inkstone/session/web';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { dropKept } from '../kept/drop-kept.ts';
import { keepOpen } from '../kept/keep-open.ts';

// After what the window fetches ahead, so that its addresses are known.
const restMs = 8000;

/** Keeps an attempt and its page on this device once it is open and has come to rest, to be opened anew without a network. */
export const useKept = (store: AttemptStore | null, { kind, id }: { kind: 'test' | 'homework'; id: number }): void => {
  const me = useCurrentUser();
  const isKept = useRef(false);
  // Meets the device's stores and the browser's worker.
  useEffect(() => {
    if (!store) return undefined;
    let stop: (() => void) | null = null;
    const keep = () => {
      // Handed in before it came to rest: there is nothing to go on with.
      if (store.snapshot().handIn === 'done') return;
      isKept.current = true;
      stop = keepOpen(store, { kind, id, personId: me.id });
    };
    // What a section brought when it was entered is kept with it at once.
    const timer = setTimeout(keep, isKept.current ? 0 : restMs);
    const silence = store.subscribe(() => {
      if (store.snapshot().handIn !== 'done') return;
      // What stays for want of a device that forgets is let go of a day after its time.
      void dropKept(me.id, store.started.attemptId).catch(() => undefined);
    });
    return () => {
      clearTimeout(timer);
      silence();
      stop?.();
    };
  }, [id, kind, me.id, store]);
};
