const lockName = (attemptId: number): string => `inkstone-attempt-${attemptId}`;

/** A lock on an attempt, held by an open window against background delivery. */
export interface AttemptLock {
  /** False until it is granted, and always in browsers without Web Locks. */
  isHeld(): boolean;
  release(): void;
}

/** Locks an attempt for this window; several windows may hold the shared lock. */
export const holdAttempt = (attemptId: number): AttemptLock => {
  let isHeld = false;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const granted = async () => {
    isHeld = true;
    await released;
    isHeld = false;
  };
  // Without a secure context there are no locks: typed text is not coalesced then, and background delivery does no
  // harm.
  void navigator.locks?.request(lockName(attemptId), { mode: 'shared' }, granted);
  return { isHeld: () => isHeld, release };
};

/** Runs a background task on an attempt unless a window has it open. */
export const runUnlessLocked = async (attemptId: number, task: () => Promise<void>): Promise<void> => {
  if (!navigator.locks) return task();
  await navigator.locks.request(lockName(attemptId), { ifAvailable: true }, async (lock) => {
    if (lock) await task();
  });
};

/** Whether a window has the attempt open or is opening it; background tasks do not count. */
const isOpenInWindow = async (attemptId: number): Promise<boolean> => {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].some(({ name, mode }) => name === lockName(attemptId) && mode === 'shared');
};

/**
 * Uploads an attempt's files or recordings in the background unless a window has it open. They have locks of their own,
 * so that a slow upload does not block answers and submissions.
 */
export const uploadUnlessLocked = async (
  attemptId: number,
  store: 'files' | 'recordings',
  send: () => Promise<void>,
): Promise<void> => {
  if (!navigator.locks) return send();
  await navigator.locks.request(`${lockName(attemptId)}-${store}`, { ifAvailable: true }, async (lock) => {
    if (lock && !(await isOpenInWindow(attemptId))) await send();
  });
};

/** Whether an open window of this browser has the attempt; false in browsers without Web Locks. */
export const isLocked = async (attemptId: number): Promise<boolean> => {
  if (!navigator.locks) return false;
  return navigator.locks.request(lockName(attemptId), { ifAvailable: true }, async (lock) => lock === null);
};
