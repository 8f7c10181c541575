import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { failureIn, sendCall, useCaller } from '@inkstone/call/web';
import { preloadPlayers } from '@inkstone/exam/views';
import { useKeepsPage, useMe } from '@inkstone/session/web';
import { startAttempt } from '../contract.ts';
import { openAttemptStore, type AttemptStore, type Snapshot } from './attempt-store.ts';
import { lockOf } from './deliver-leftovers.ts';
import { deviceJournalsOf } from './device-journal.ts';
import { windowId } from './window-id.ts';

/** How far opening has come. */
export type Opening =
  | { is: 'opening' }
  | { is: 'held' }
  | { is: 'failed'; message: string; code: string }
  | { is: 'open'; store: AttemptStore };

const syncEveryMs = 60_000;

/** Opens an attempt in this window and keeps it in touch with the server until the window goes. */
export const useAttempt = (work: {
  kind: 'test' | 'homework';
  id: number;
}): { opening: Opening; open(takeOver: boolean): void } => {
  const caller = useCaller();
  const me = useMe();
  const [opening, setOpening] = useState<Opening>({ is: 'opening' });
  const current = useRef<AttemptStore | null>(null);
  const { kind, id } = work;
  useKeepsPage('attempt');

  const open = useCallback(
    (takeOver: boolean) => {
      setOpening({ is: 'opening' });
      const sentAt = performance.now();
      const work = async () => {
        const started = await sendCall(caller, startAttempt, { kind, id, windowId: windowId(), takeOver });
        await preloadPlayers(started.sets.flatMap(({ questions }) => questions.map((question) => question.kind)));
        const device = deviceJournalsOf(me.id);
        const store = await openAttemptStore({ started, sentAt, windowId: windowId(), caller, device });
        current.current?.close();
        current.current = store;
        setOpening({ is: 'open', store });
      };
      work().catch((error: unknown) => {
        const failure = failureIn(error);
        if (failure?.kind === 'refused' && failure.code === 'attempt.heldElsewhere') return setOpening({ is: 'held' });
        setOpening({ is: 'failed', message: failure?.message ?? String(error), code: failure?.code ?? '' });
      });
    },
    [caller, id, kind, me.id],
  );

  // Meets the server: the attempt is opened once the window stands.
  useEffect(() => {
    open(false);
    return () => {
      current.current?.close();
      current.current = null;
    };
  }, [open]);
  useTouch(opening.is === 'open' ? opening.store : null);
  return { opening, open };
};

/** Keeps an open store in touch: every minute, on focus, when the network comes back; holds it against quiet delivery. */
const useTouch = (store: AttemptStore | null): void => {
  // Meets the browser's own news of network and focus, and its clock.
  useEffect(() => {
    if (!store) return undefined;
    const sync = () => void store.syncClock();
    const back = () => {
      store.retryNow();
      sync();
    };
    const seen = () => document.visibilityState === 'visible' && sync();
    const timer = setInterval(sync, syncEveryMs);
    globalThis.addEventListener('online', back);
    globalThis.addEventListener('offline', sync);
    globalThis.addEventListener('focus', sync);
    document.addEventListener('visibilitychange', seen);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks?.request(lockOf(store.started.attemptId), { mode: 'shared' }, () => held);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', back);
      globalThis.removeEventListener('offline', sync);
      globalThis.removeEventListener('focus', sync);
      document.removeEventListener('visibilitychange', seen);
      release();
    };
  }, [store]);
};

/** What the store shows now. */
export const useSnapshot = (store: AttemptStore): Snapshot => useSyncExternalStore(store.subscribe, store.snapshot);
