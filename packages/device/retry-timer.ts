/** Runs an action later; the last scheduled time counts. */
export interface RetryTimer {
  /** Schedules the action in so many ms. */
  schedule(milliseconds: number): void;
  /** Schedules a retry after a failure, with doubled delays up to the maximum. */
  scheduleRetry(): void;
  /** Resets the delay after a success. */
  reset(): void;
  /** Cancels the action. */
  stop(): void;
}

interface RetryDelays {
  /** Delay after the first failure. */
  firstMs: number;
  maxMs: number;
}

/** Creates a timer without scheduling the action. */
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
