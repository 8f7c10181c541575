import { deviceKeyFor, readLeavingMark } from '@inkstone/device';
import { loadLeaving } from './leaving.ts';
import { announceLeaving } from './leaving-windows.ts';
import { sessionStore } from './session.ts';

/** Takes the person's lists from this device; one that cannot be written has none. */
const forgetLists = async (personId: number): Promise<void> => {
  const { forgetAnswers } = await import('./kept-answers.ts');
  await forgetAnswers(personId);
};

/** Notes that somebody leaves, and has their other windows finish and close; true once all of them have. */
export const closeOtherWindows = async (personId: number): Promise<boolean> => {
  const { writeLeavingMark } = await import('@inkstone/device/sealed');
  const mark = readLeavingMark();
  // A sealing that was cut short goes on where it was: nobody may write meanwhile.
  if (mark?.personId !== personId) writeLeavingMark({ personId, isSealing: false });
  return announceLeaving(personId);
};

/**
 * Takes a person from this device, whose other windows have closed: what the server has goes, the rest is sealed. Where
 * that does not come to its end, its mark stays, and the next start of the product here goes on with it.
 */
export const takeFromDevice = async (personId: number, key: string | null, isAlone: boolean): Promise<void> => {
  await forgetLists(personId).catch(() => undefined);
  const leaving = await loadLeaving();
  await leaving?.leave(personId, key, { isAlone, now: () => Date.now() }).catch(() => undefined);
};

/** Has somebody leave who is not asked any more: another person signs in where their session still stood. */
export const leaveUnasked = async (personId: number): Promise<void> => {
  const key = deviceKeyFor(personId);
  await takeFromDevice(personId, key, await closeOtherWindows(personId));
};

const leavingLock = 'inkstone-leaving';

// Longer than a leaving takes; a window that is stuck in one keeps nobody from signing in.
const turnMs = 10_000;

/** Runs the leaving of somebody so that no other window goes on with it meanwhile; waits for its turn, but not for ever. */
export const whileLeaving = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  let isMine = false;
  const mine = (): Promise<Result> => {
    isMine = true;
    return work();
  };
  try {
    return await locks.request(leavingLock, { signal: AbortSignal.timeout(turnMs) }, mine);
  } catch (error) {
    if (isMine) throw error;
    return work();
  }
};

const goOn = async (): Promise<void> => {
  const mark = readLeavingMark();
  // The window that was at it has come to the end meanwhile.
  if (!mark) return;
  const { person } = sessionStore.get();
  await leaveUnasked(mark.personId);
  if (person?.id === mark.personId) sessionStore.signOut();
};

const goOnUnlessHeld = async (): Promise<boolean> => {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) await goOn();
  else {
    const isMine = await locks.request(leavingLock, { ifAvailable: true }, async (lock) => {
      if (lock) await goOn();
      return lock !== null;
    });
    if (!isMine) return true;
  }
  return readLeavingMark() === null;
};

let goingOn: Promise<boolean> | null = null;

/**
 * Goes on with a leaving that did not come to its end: the browser was ended, or the device had no room. Whoever starts
 * the product here does so, once a page. False where it did not come to its end now either.
 */
export const goOnLeaving = (): Promise<boolean> => {
  goingOn ??= readLeavingMark() ? goOnUnlessHeld().catch(() => false) : Promise.resolve(true);
  return goingOn;
};
