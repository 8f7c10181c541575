import { useEffect, useEffectEvent, useRef } from 'react';
import type { AttemptStore } from './attempt-store.ts';

const syncEveryMs = 60_000;

// Offline starts sync more often: a server that is back does not push anything.
const offlineSyncEveryMs = 10_000;

interface SyncOptions {
  isSignedIn: boolean;
  /** Opens the attempt again from the server. */
  reopen: () => Promise<void>;
}

/** Syncs an open store with the server: every minute, on focus, when the network is back and after signing in again. */
export const useAttemptSync = (store: AttemptStore | null, { isSignedIn, reopen }: SyncOptions): void => {
  // Syncs on network and focus events and at an interval.
  useEffect(() => {
    if (!store) return undefined;
    const sync = () => void store.syncClock();
    const onOnline = () => {
      store.retryNow();
      sync();
    };
    const onVisible = () => document.visibilityState === 'visible' && sync();
    const timer = setInterval(sync, store.isFromDevice ? offlineSyncEveryMs : syncEveryMs);
    globalThis.addEventListener('online', onOnline);
    globalThis.addEventListener('offline', sync);
    globalThis.addEventListener('focus', sync);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', onOnline);
      globalThis.removeEventListener('offline', sync);
      globalThis.removeEventListener('focus', sync);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [store]);

  // Retries at once after signing in again.
  useEffect(() => {
    if (isSignedIn) store?.retryNow();
  }, [isSignedIn, store]);

  const isReopening = useRef(false);
  const reopenWhenNeeded = useEffectEvent(async (openStore: AttemptStore) => {
    const { needsReopen, submission } = openStore.snapshot();
    const isEnding = submission === 'sending' || submission === 'waiting' || submission === 'done';
    // Reopening would split the current recording.
    const isSpeaking = openStore.recordings?.speaking() === 'recording';
    if (!needsReopen || isEnding || isSpeaking || isReopening.current) return;
    isReopening.current = true;
    await reopen();
    isReopening.current = false;
  });
  // Reopens the attempt when this page cannot take the server's state by itself.
  useEffect(() => store?.subscribe(() => void reopenWhenNeeded(store)), [store]);
};
