import { closeStoresFor, onStoreRefused } from '@inkstone/device';

const channelName = 'inkstone-session';
const lockFor = (personId: number): string => `inkstone-window-${personId}`;

interface Announcement {
  leaves: number;
}

// Time for a window to finish writing, and for a signing-out window to wait for the others.
const finishMs = 2500;
// A stopped recorder delivers its last chunk a little later.
const quietMs = 200;
const waitMs = 3000;
// Without the Web Locks API, windows cannot report that they have finished.
const noLocksWaitMs = 500;

let release: () => void = () => undefined;

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(channelName) : null;

const getLocks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/**
 * Holds a lock for a user until their stores are closed in this window. When another window announces a sign-out, calls
 * `cover`, finishes writing, closes the stores and releases the lock, for which the other window waits. Calls `refused`
 * when this window could not save something because the user had signed out.
 */
export const holdWindow = (personId: number, { cover, refused }: { cover(): void; refused(): void }): (() => void) => {
  const channel = openChannel();
  let resolveEnded = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    resolveEnded = resolve;
  });
  const stopRefused = onStoreRefused((person) => person === personId && refused());
  const end = (): void => {
    resolveEnded();
    stopRefused();
    channel?.close();
  };
  void getLocks()
    ?.request(lockFor(personId), { mode: 'shared' }, () => ended)
    .catch(() => undefined);
  channel?.addEventListener('message', ({ data }: MessageEvent<Announcement>) => {
    if (data.leaves !== personId) return;
    cover();
    void closeStoresFor(personId, { atMostMs: finishMs, quietMs }).then(resolveEnded);
  });
  release = end;
  return end;
};

/** Announces a sign-out and waits until the user's other windows have closed their stores; false on timeout. */
export const announceSignOut = async (personId: number): Promise<boolean> => {
  release();
  const channel = openChannel();
  channel?.postMessage({ leaves: personId } satisfies Announcement);
  const locks = getLocks();
  try {
    if (!locks) {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, channel ? noLocksWaitMs : 0);
      });
      return true;
    }
    await locks.request(lockFor(personId), { signal: AbortSignal.timeout(waitMs) }, () => undefined);
    return true;
  } catch {
    return false;
  } finally {
    channel?.close();
  }
};
