import { sendCall, type CallOutput } from '@inkstone/call/web';
import { readTime } from '../../contract.ts';
import type { Delivery } from '../journal/delivery.ts';
import { isStaleAfter, isSyncResponse, type OpenAttempt } from './open-attempt.ts';
import { toDeliveryFailure } from '../journal/delivery-failure.ts';

const retryMs = 2000;
const timeoutMs = 10_000;

const submitAtEnd = (attempt: OpenAttempt, delivery: Delivery): void => {
  const { submission } = attempt.windowState.get();
  if (submission !== 'no' && submission !== 'asking') return;
  attempt.outbox.markSubmitting();
  attempt.windowState.set({ submission: 'sending' });
  delivery.retryNow();
};

const applyServerTime = (attempt: OpenAttempt, response: CallOutput<typeof readTime>, delivery: Delivery): void => {
  if (!response.isHolder) return attempt.windowState.markLost('heldElsewhere');
  attempt.projection.updateWindow(response.closesAt, attempt.clock.now());
  const { trouble, submission } = attempt.windowState.get();
  const isStale = isStaleAfter(attempt, response);
  const isOpenAgain =
    submission === 'asking' &&
    !response.isClosed &&
    attempt.projection.timeline(attempt.clock.now()).status !== 'closed';
  attempt.windowState.set({ isStale, ...(isOpenAgain ? { submission: 'no' as const } : {}) });
  if (trouble === 'offline' || trouble === 'signedOut') delivery.retryNow();
  if (response.isClosed) submitAtEnd(attempt, delivery);
};

/** A failed time request is shown only where answers are unsent or the end is awaited. */
const reportSyncTrouble = (attempt: OpenAttempt, error: unknown): void => {
  const { trouble, message } = toDeliveryFailure(error);
  const { submission } = attempt.windowState.get();
  if (trouble === 'refused' || attempt.outbox.journal().entries.length > 0 || submission === 'asking')
    attempt.windowState.set({ trouble, troubleMessage: message });
};

// At most one retry is pending per attempt.
const pendingRetries = new WeakSet<OpenAttempt>();
const scheduleRetry = (attempt: OpenAttempt, delivery: Delivery): void => {
  if (pendingRetries.has(attempt)) return;
  pendingRetries.add(attempt);
  setTimeout(() => {
    pendingRetries.delete(attempt);
    if (!attempt.windowState.get().isLost) void syncClock(attempt, delivery);
  }, retryMs);
};

/** Fetches the server time. Once the local clock has run out, repeats until the server confirms or denies the end. */
export const syncClock = async (attempt: OpenAttempt, delivery: Delivery): Promise<void> => {
  const { caller, started, windowId, clock, windowState } = attempt;
  const sentAt = performance.now();
  try {
    const input = { attemptId: started.attemptId, windowId };
    const response = await sendCall(caller, readTime, input, { signal: AbortSignal.timeout(timeoutMs) });
    if (windowState.get().isLost) return;
    if (!isSyncResponse(response)) throw new Error('this is no answer of the server about its clock');
    clock.sync(response, sentAt);
    applyServerTime(attempt, response, delivery);
  } catch (error) {
    if (!windowState.get().isLost) reportSyncTrouble(attempt, error);
  }
  if (windowState.get().submission === 'asking' && !windowState.get().isLost) scheduleRetry(attempt, delivery);
};
