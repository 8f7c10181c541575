import { useEffect, useEffectEvent, useRef } from 'react';
import { onPushEvent } from '@inkstone/messages/web';
import type { AttemptStore } from '../attempt/attempt-store.ts';

const syncEveryMs = 60_000;

// Whoever was never heard is asked for more often: a server that runs again tells nobody.
const askEveryMs = 10_000;

interface Touch {
  isSignedIn: boolean;
  /** Opens the attempt again, for its clocks as they are now. */
  reopen: () => Promise<void>;
}

/** Keeps an open store in touch: every minute, when the server wakes this browser, on focus, when the network comes back, when somebody has signed in again. */
export const useTouch = (store: AttemptStore | null, { isSignedIn, reopen }: Touch): void => {
  // Meets the browser's own news of network and focus, and its clock.
  useEffect(() => {
    if (!store) return undefined;
    const sync = () => void store.syncClock();
    const back = () => {
      store.retryNow();
      sync();
    };
    const seen = () => document.visibilityState === 'visible' && sync();
    const timer = setInterval(sync, store.isFromDevice ? askEveryMs : syncEveryMs);
    globalThis.addEventListener('online', back);
    globalThis.addEventListener('offline', sync);
    globalThis.addEventListener('focus', sync);
    document.addEventListener('visibilitychange', seen);
    // The server wakes this person for more time, a moved deadline and a take-over.
    const silence = onPushEvent(sync);
    return () => {
      silence();
      clearInterval(timer);
      globalThis.removeEventListener('online', back);
      globalThis.removeEventListener('offline', sync);
      globalThis.removeEventListener('focus', sync);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [store]);

  // Meets the session: what could not be sent without it goes at once.
  useEffect(() => {
    if (isSignedIn) store?.retryNow();
  }, [isSignedIn, store]);

  const isReopening = useRef(false);
  const followMove = useEffectEvent(async (one: AttemptStore) => {
    const { isStale, handIn } = one.snapshot();
    const isEnding = handIn === 'sending' || handIn === 'waiting' || handIn === 'done';
    // Opening again would break what is being spoken in two.
    const isSpeaking = one.recordings?.speaking() === 'recording';
    if (!isStale || isEnding || isSpeaking || isReopening.current) return;
    isReopening.current = true;
    await reopen();
    isReopening.current = false;
  });
  // Meets the server's word that the window of the work has moved.
  useEffect(() => store?.subscribe(() => void followMove(store)), [store]);
};
