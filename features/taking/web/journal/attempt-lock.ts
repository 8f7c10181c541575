const nameOf = (attemptId: number): string => `inkstone-attempt-${attemptId}`;

/** An attempt held by an open window against quiet delivery. */
export interface AttemptLock {
  /** False until it is granted, and for good where the browser knows no locks. */
  isHeld(): boolean;
  release(): void;
}

/** Holds an attempt for this window; several windows may hold it at once. */
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
  // Without a secure context there are no locks: nothing is coalesced then, and quiet delivery does no harm.
  void navigator.locks?.request(nameOf(attemptId), { mode: 'shared' }, granted);
  return { isHeld: () => isHeld, release };
};

/** Does quiet work on an attempt unless a window has it open. */
export const unlessHeld = async (attemptId: number, work: () => Promise<void>): Promise<void> => {
  if (!navigator.locks) return work();
  await navigator.locks.request(nameOf(attemptId), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
};

/** Whether a window has the attempt or waits for it; quiet work on it does not count. */
const isInWindow = async (attemptId: number): Promise<boolean> => {
  const { held = [], pending = [] } = await navigator.locks.query();
  return [...held, ...pending].some(({ name, mode }) => name === nameOf(attemptId) && mode === 'shared');
};

/**
 * Sends an attempt's files or recordings quietly unless a window has it open. They may take long on a slow network: what is
 * typed and handed in is delivered meanwhile.
 */
export const sendBytesUnlessHeld = async (
  attemptId: number,
  store: 'files' | 'recordings',
  send: () => Promise<void>,
): Promise<void> => {
  if (!navigator.locks) return send();
  await navigator.locks.request(`${nameOf(attemptId)}-${store}`, { ifAvailable: true }, async (lock) => {
    if (lock && !(await isInWindow(attemptId))) await send();
  });
};

/** Whether an open window of this browser has the attempt; false where the browser knows no locks. */
export const isHeldHere = async (attemptId: number): Promise<boolean> => {
  if (!navigator.locks) return false;
  return navigator.locks.request(nameOf(attemptId), { ifAvailable: true }, async (lock) => lock === null);
};
