import { waitBeforeRetry, type DeliveryProblem } from '@inkstone/exam/attempt';
import { setbackOf } from './trouble.ts';

/** Sends again and again until there is nothing left, one send at a time; waits longer after each failure. */
export interface Delivery {
  /** Something is there to be sent, after so many milliseconds; while it backs off, everything waits for the same moment. */
  wake(milliseconds: number): void;
  /** Tries at once: the network is back, somebody signed in again, a person asked for it. */
  retryNow(): void;
  stop(): void;
}

/** What a delivery needs of its window. */
export interface DeliveryParts {
  hasWork(): boolean;
  /** Sends the next piece; throws what the call threw. */
  sendNext(): Promise<void>;
  failed(trouble: DeliveryProblem, words: string): void;
}

// Whoever types without a pause is sent for all the same.
const longestDelayMs = 5000;

/** A delivery that sleeps until it is woken. */
export const startDelivery = ({ hasWork, sendNext, failed }: DeliveryParts): Delivery => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSending = false;
  let isStopped = false;
  let wokenAt: number | null = null;

  const after = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), milliseconds);
  };
  const fail = (error: unknown): void => {
    const { trouble, message, triesAgain, retryAfterMs } = setbackOf(error);
    failures += 1;
    failed(trouble, message);
    if (triesAgain) after(waitBeforeRetry(failures, { random: Math.random(), retryAfterMs }));
  };
  const run = async (): Promise<void> => {
    if (isSending || isStopped) return;
    isSending = true;
    wokenAt = null;
    clearTimeout(timer);
    try {
      while (!isStopped && hasWork()) {
        await sendNext();
        failures = 0;
      }
    } catch (error) {
      if (!isStopped) fail(error);
    } finally {
      isSending = false;
    }
  };
  return {
    wake(milliseconds) {
      if (failures > 0) return;
      wokenAt ??= performance.now();
      after(Math.min(milliseconds, Math.max(0, wokenAt + longestDelayMs - performance.now())));
    },
    retryNow() {
      failures = 0;
      after(0);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
