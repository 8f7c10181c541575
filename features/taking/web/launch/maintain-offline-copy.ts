import { cachePage } from '@inkstone/device/page';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { openDeviceJournals } from '../journal/device-journal.ts';
import { windowId } from '../journal/window-id.ts';
import { deleteOfflineCopy } from '../attempt-session/delete-offline-copy.ts';
import { openOfflineAssignments, type AssignmentKey } from '../attempt-session/offline-assignments.ts';

// The maximum time that a reload can lose if the device's wall clock was set back.
const updateIntervalMs = 5000;

/** Preloads the code of the launchers, so that it is cached for offline use. */
const preloadLaunchers = async (): Promise<void> => {
  // Some browsers never retry a failed module import.
  if (!navigator.onLine) return;
  await Promise.allSettled([
    ...[import('../controller.screen.tsx'), import('./launcher.tsx')],
    ...[import('../enter-test.screen.tsx'), import('../enter-homework.screen.tsx')],
  ]);
};

const saveStart = async (
  store: AttemptStore,
  { personId, ...assignment }: AssignmentKey & { personId: number },
): Promise<void> => {
  const { started } = store;
  const { attemptId, ack } = started;
  const { bases, ...now } = store.offlineState();
  const assignments = openOfflineAssignments(personId);
  await assignments.deleteExpired(now.clock.seenAt);
  await assignments.save({ ...assignment, attemptId, windowId: windowId(), started, bases }, now);
  await openDeviceJournals(personId).deleteAcknowledged(attemptId, ack);
};

/**
 * Keeps an open attempt and its page available offline until the attempt is submitted or the server refuses it. Returns
 * a function that stops it.
 */
export const maintainOfflineCopy = (store: AttemptStore, owner: AssignmentKey & { personId: number }): (() => void) => {
  const { attemptId } = store.started;
  const assignments = openOfflineAssignments(owner.personId);
  // Failures are ignored: the journal is stored separately.
  const ignoreFailure = (saved: Promise<void>): void => void saved.catch(() => undefined);
  const stopped = new AbortController();
  const { signal } = stopped;
  const saving = store.isFromDevice ? Promise.resolve() : saveStart(store, owner).catch(() => undefined);
  const removeCopy = (): void => {
    stopped.abort();
    ignoreFailure(saving.then(() => deleteOfflineCopy(owner.personId, attemptId)));
  };
  const updateCopy = (): void => {
    const { submission, trouble } = store.snapshot();
    if (submission === 'done') return stopped.abort();
    if (trouble === 'refused') return removeCopy();
    ignoreFailure(assignments.update(attemptId, store.offlineState()));
  };
  // Opened from an incomplete copy, a window would show old answers as saved and reuse numbers that the server has
  // already taken, so that it would ignore the new answers.
  const removeCopyWhenFull = (): void => {
    if (store.snapshot().isDeviceFull) removeCopy();
  };
  signal.addEventListener('abort', store.subscribe(removeCopyWhenFull));
  removeCopyWhenFull();
  if (signal.aborted) return () => undefined;
  ignoreFailure(cachePage(signal));
  void preloadLaunchers();
  globalThis.addEventListener('online', () => void preloadLaunchers(), { signal });
  const timer = setInterval(updateCopy, updateIntervalMs);
  signal.addEventListener('abort', () => clearInterval(timer));
  globalThis.addEventListener('pagehide', updateCopy, { signal });
  document.addEventListener('visibilitychange', updateCopy, { signal });
  return () => stopped.abort();
};
