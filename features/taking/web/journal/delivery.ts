import { waitBeforeRetry } from '@inkstone/base';
import type { DeliveryProblem } from '@inkstone/exam/attempt';
import { toDeliveryFailure } from './delivery-failure.ts';

/** Sends repeatedly until nothing is pending, one request at a time, with backoff after failures. */
export interface Delivery {
  /** Schedules sending after a delay in milliseconds; ignored during backoff. */
  schedule(milliseconds: number): void;
  /** Retries at once, e.g. when the network is back or after signing in again. */
  retryNow(): void;
  stop(): void;
}

/** Options of a delivery. */
export interface DeliveryOptions {
  hasPending(): boolean;
  /** Sends the next item; throws the error of the call. */
  sendNext(): Promise<void>;
  onFailure(trouble: DeliveryProblem, words: string): void;
}

// Continuous typing is sent at this interval at the latest.
const maxDelayMs = 5000;

/** Creates an idle delivery. */
export const createDelivery = ({ hasPending, sendNext, onFailure }: DeliveryOptions): Delivery => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSending = false;
  let isStopped = false;
  let scheduledAt: number | null = null;

  const startTimer = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void run(), milliseconds);
  };
  const fail = (error: unknown): void => {
    const { trouble, message, isRetryable, retryAfterMs } = toDeliveryFailure(error);
    failures += 1;
    onFailure(trouble, message);
    if (isRetryable) startTimer(waitBeforeRetry(failures, { random: Math.random(), retryAfterMs }));
  };
  const run = async (): Promise<void> => {
    if (isSending || isStopped) return;
    isSending = true;
    scheduledAt = null;
    clearTimeout(timer);
    try {
      while (!isStopped && hasPending()) {
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
    schedule(milliseconds) {
      if (failures > 0) return;
      scheduledAt ??= performance.now();
      startTimer(Math.min(milliseconds, Math.max(0, scheduledAt + maxDelayMs - performance.now())));
    },
    retryNow() {
      failures = 0;
      startTimer(0);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
