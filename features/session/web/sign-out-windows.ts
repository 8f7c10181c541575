import { closeStoresFor, onRefused } from '@inkstone/device';

const channelName = 'inkstone-session';
const lockFor = (personId: number): string => `inkstone-window-${personId}`;

interface Announcement {
  leaves: number;
}

// How long a window may take to finish what it writes, and how long one that signs out waits for the others.
const finishMs = 2500;
// A recorder that is stopped hands its last piece over somewhat later.
const quietMs = 200;
const waitMs = 3000;
// A browser without locks does not tell when the others have finished.
const noLocksWaitMs = 500;

let release: () => void = () => undefined;

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(channelName) : null;

const getLocks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/**
 * Holds this window for a person until their stores are closed here. Where another window announces that they leave,
 * `cover` is called, what is being written ends, the stores are closed, and the hold ends: the other window waits for it.
 * `refused` is called where this window wanted to write something of theirs and could not: they have left already.
 */
export const holdWindow = (personId: number, { cover, refused }: { cover(): void; refused(): void }): (() => void) => {
  const channel = openChannel();
  const ended = Promise.withResolvers<void>();
  const stopRefused = onRefused((person) => person === personId && refused());
  const end = (): void => {
    ended.resolve();
    stopRefused();
    channel?.close();
  };
  void getLocks()
    ?.request(lockFor(personId), { mode: 'shared' }, () => ended.promise)
    .catch(() => undefined);
  channel?.addEventListener('message', ({ data }: MessageEvent<Announcement>) => {
    if (data.leaves !== personId) return;
    cover();
    void closeStoresFor(personId, { atMostMs: finishMs, quietMs }).then(() => ended.resolve());
  });
  release = end;
  return end;
};

/** Once every other window of a person has closed what it had open of theirs; false where one does not answer in time. */
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
