import { deviceKeyFor, readSignOutMark } from '@inkstone/device';
import { loadDeviceCleanup } from './device-cleanup.ts';
import { announceSignOut } from './sign-out-windows.ts';
import { sessionStore } from './session.ts';

/** Deletes the user's cached lists; ignores a device that cannot be written. */
const clearLists = async (personId: number): Promise<void> => {
  const { clearResponseCache } = await import('./response-cache.ts');
  await clearResponseCache(personId);
};

/** Marks a sign-out and has the user's other windows finish and close; true once all have. */
export const closeOtherWindows = async (personId: number): Promise<boolean> => {
  const { writeSignOutMark } = await import('@inkstone/device/sealed');
  const mark = readSignOutMark();
  // An interrupted encryption is resumed: nobody may write meanwhile.
  if (mark?.personId !== personId) writeSignOutMark({ personId, isSealing: false });
  return announceSignOut(personId);
};

/**
 * Removes a user from this device after their other windows have closed: what the server has is deleted, the rest is
 * encrypted. If it is interrupted, its mark stays and the next start of the app resumes it.
 */
export const removeFromDevice = async (personId: number, key: string | null, isAlone: boolean): Promise<void> => {
  await clearLists(personId).catch(() => undefined);
  const leaving = await loadDeviceCleanup();
  await leaving?.leave(personId, key, { isAlone, now: () => Date.now() }).catch(() => undefined);
};

/** Signs out a previous user without asking, when another user signs in. */
export const removeWithoutAsking = async (personId: number): Promise<void> => {
  const key = deviceKeyFor(personId);
  await removeFromDevice(personId, key, await closeOtherWindows(personId));
};

const signOutLock = 'inkstone-leaving';

// Longer than a sign-out takes; a stuck window does not prevent signing in.
const lockTimeoutMs = 10_000;

/** Runs a sign-out under a lock, so that no other window resumes it meanwhile; waits for a limited time. */
export const withSignOutLock = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  let isMine = false;
  const workAsHolder = (): Promise<Result> => {
    isMine = true;
    return work();
  };
  try {
    return await locks.request(signOutLock, { signal: AbortSignal.timeout(lockTimeoutMs) }, workAsHolder);
  } catch (error) {
    if (isMine) throw error;
    return work();
  }
};

const resumeSignOut = async (): Promise<void> => {
  const mark = readSignOutMark();
  // Another window has finished it meanwhile.
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
  return readSignOutMark() === null;
};

let resuming: Promise<boolean> | null = null;

/**
 * Resumes an interrupted sign-out: the browser was closed, or the device was full. Called once per page at start. False
 * where it could not be finished.
 */
export const resumePendingSignOut = (): Promise<boolean> => {
  resuming ??= readSignOutMark() ? resumeUnlessLocked().catch(() => false) : Promise.resolve(true);
  return resuming;
};
