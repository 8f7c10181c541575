import { keepPage } from '@inkstone/device/page';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { deviceJournalsOf } from '../journal/device-journal.ts';
import { windowId } from '../journal/window-id.ts';
import { dropKept } from './drop-kept.ts';
import { keptWorksOf, type Work } from './kept-works.ts';

// How much time a reload may lose at most where the device's wall clock was put back.
const seeEveryMs = 5000;

/** What only a page needs that is opened anew by a launcher: it is fetched now, and so kept. */
const fetchOpening = async (): Promise<void> => {
  // Some browsers never ask again for code that did not come once.
  if (!navigator.onLine) return;
  await Promise.allSettled([
    ...[import('../controller.screen.tsx'), import('../launcher.tsx')],
    ...[import('../enter-test.screen.tsx'), import('../enter-homework.screen.tsx')],
  ]);
};

const keepStart = async (store: AttemptStore, { personId, ...work }: Work & { personId: number }): Promise<void> => {
  const { started } = store;
  const { attemptId, ack } = started;
  const { bases, ...now } = store.kept();
  const works = keptWorksOf(personId);
  await works.dropOver(now.clock.seenAt);
  await works.keep({ ...work, attemptId, windowId: windowId(), started, bases }, now);
  await deviceJournalsOf(personId).forgetHeld(attemptId, ack);
};

/**
 * Keeps an open attempt and the page that it is open in, so that both can be opened anew without a network, until the
 * attempt is handed in or the server takes nothing more of it. Gives what ends the keeping.
 */
export const keepOpen = (store: AttemptStore, of: Work & { personId: number }): (() => void) => {
  const { attemptId } = store.started;
  const works = keptWorksOf(of.personId);
  // A device without room keeps the journal all the same.
  const quietly = (kept: Promise<void>): void => void kept.catch(() => undefined);
  const left = new AbortController();
  const { signal } = left;
  const keeping = store.isFromDevice ? Promise.resolve() : keepStart(store, of).catch(() => undefined);
  const letGo = (): void => {
    left.abort();
    quietly(keeping.then(() => dropKept(of.personId, attemptId)));
  };
  const see = (): void => {
    const { handIn, trouble } = store.snapshot();
    if (handIn === 'done') return left.abort();
    if (trouble === 'refused') return letGo();
    quietly(works.see(attemptId, store.kept()));
  };
  // A window that opened from a device which lacks some of it would show old answers as saved, and give new ones numbers
  // that the server has taken already: it would leave those out.
  const letGoWhenFull = (): void => {
    if (store.snapshot().isDeviceFull) letGo();
  };
  signal.addEventListener('abort', store.subscribe(letGoWhenFull));
  letGoWhenFull();
  if (signal.aborted) return () => undefined;
  quietly(keepPage(signal));
  void fetchOpening();
  globalThis.addEventListener('online', () => void fetchOpening(), { signal });
  const timer = setInterval(see, seeEveryMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  globalThis.addEventListener('pagehide', see, { signal });
  document.addEventListener('visibilitychange', see, { signal });
  return () => left.abort();
};
