/** An act that comes later; of several moments the last one counts. */
export interface RetryTimer {
  /** It comes after so many milliseconds. */
  schedule(milliseconds: number): void;
  /** It has failed: it comes again, after each failure in twice the time, up to the longest. */
  scheduleRetry(): void;
  /** It went well: the next failure is a first one. */
  reset(): void;
  /** It does not come. */
  stop(): void;
}

interface RetryDelays {
  /** After a first failure. */
  firstMs: number;
  maxMs: number;
}

/** Puts an act off; it does not come before it is said when. */
export const createRetryTimer = (action: () => void, { firstMs, maxMs }: RetryDelays): RetryTimer => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstMs;
  const to = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  };
  return {
    schedule: to,
    scheduleRetry() {
      to(waitMs);
      waitMs = Math.min(waitMs * 2, maxMs);
    },
    reset() {
      waitMs = firstMs;
    },
    stop: () => clearTimeout(timer),
  };
};
