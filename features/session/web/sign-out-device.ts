import { deviceKeyFor, readLeavingMark } from '@inkstone/device';
import { loadDeviceCleanup } from './device-cleanup.ts';
import { announceSignOut } from './sign-out-windows.ts';
import { sessionStore } from './session.ts';

/** Takes the person's lists from this device; one that cannot be written has none. */
const clearLists = async (personId: number): Promise<void> => {
  const { clearResponseCache } = await import('./response-cache.ts');
  await clearResponseCache(personId);
};

/** Notes that somebody leaves, and has their other windows finish and close; true once all of them have. */
export const closeOtherWindows = async (personId: number): Promise<boolean> => {
  const { writeLeavingMark } = await import('@inkstone/device/sealed');
  const mark = readLeavingMark();
  // A sealing that was cut short goes on where it was: nobody may write meanwhile.
  if (mark?.personId !== personId) writeLeavingMark({ personId, isSealing: false });
  return announceSignOut(personId);
};

/**
 * Takes a person from this device, whose other windows have closed: what the server has goes, the rest is sealed. Where
 * that does not come to its end, its mark stays, and the next start of the product here goes on with it.
 */
export const removeFromDevice = async (personId: number, key: string | null, isAlone: boolean): Promise<void> => {
  await clearLists(personId).catch(() => undefined);
  const leaving = await loadDeviceCleanup();
  await leaving?.leave(personId, key, { isAlone, now: () => Date.now() }).catch(() => undefined);
};

/** Has somebody leave who is not asked any more: another person signs in where their session still stood. */
export const removeWithoutAsking = async (personId: number): Promise<void> => {
  const key = deviceKeyFor(personId);
  await removeFromDevice(personId, key, await closeOtherWindows(personId));
};

const signOutLock = 'inkstone-leaving';

// Longer than a leaving takes; a window that is stuck in one keeps nobody from signing in.
const lockTimeoutMs = 10_000;

/** Runs the leaving of somebody so that no other window goes on with it meanwhile; waits for its turn, but not for ever. */
export const withSignOutLock = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  let isMine = false;
  const mine = (): Promise<Result> => {
    isMine = true;
    return work();
  };
  try {
    return await locks.request(signOutLock, { signal: AbortSignal.timeout(lockTimeoutMs) }, mine);
  } catch (error) {
    if (isMine) throw error;
    return work();
  }
};

const resumeSignOut = async (): Promise<void> => {
  const mark = readLeavingMark();
  // The window that was at it has come to the end meanwhile.
  if (!mark) return;
  const { person } = sessionStore.get();
  await removeWithoutAsking(mark.personId);
  if (person?.id === mark.personId) sessionStore.signOut();
};

const resumeUnlessLocked = async (): Promise<boolean> => {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) await resumeSignOut();
  else {
    const isMine = await locks.request(signOutLock, { ifAvailable: true }, async (lock) => {
      if (lock) await resumeSignOut();
      return lock !== null;
    });
    if (!isMine) return true;
  }
  return readLeavingMark() === null;
};

let resuming: Promise<boolean> | null = null;

/**
 * Goes on with a leaving that did not come to its end: the browser was ended, or the device had no room. Whoever starts
 * the product here does so, once a page. False where it did not come to its end now either.
 */
export const resumePendingSignOut = (): Promise<boolean> => {
  resuming ??= readLeavingMark() ? resumeUnlessLocked().catch(() => false) : Promise.resolve(true);
  return resuming;
};
