import { sendCall, type CallOutput } from '@inkstone/call/web';
import { getAttemptTime } from '../../contract.ts';
import type { Delivery } from '../journal/delivery.ts';
import { toDeliveryFailure } from '../journal/delivery-failure.ts';
import { isDeviceStartDelivered, isScheduleOutdated, isSyncResponse, type OpenAttempt } from './open-attempt.ts';
import { takeSchedule } from './take-schedule.ts';
import { writeHeldAnswers } from './write-event.ts';

const retryMs = 2000;
const timeoutMs = 10_000;

// After this many responses older than what is known here, the server counts as having lost events.
const maxTries = 3;

const submitAtEnd = (attempt: OpenAttempt, delivery: Delivery): void => {
  const { submission } = attempt.windowState.get();
  if (submission !== 'no' && submission !== 'asking') return;
  attempt.heldAnswers = [];
  attempt.outbox.markSubmitting();
  attempt.windowState.set({ submission: 'sending' });
  delivery.retryNow();
};

/** The server is there again: sends what is unsent, or says that nothing is missing. */
const endTrouble = ({ windowState, outbox, isFromDevice }: OpenAttempt, delivery: Delivery): void => {
  const { trouble, submission } = windowState.get();
  if (trouble !== 'offline' && trouble !== 'signedOut') return;
  const isIdle = outbox.journal().entries.length === 0 && (submission === 'no' || submission === 'asking');
  if (isIdle && !isFromDevice) windowState.set({ trouble: null, troubleMessage: '' });
  else delivery.retryNow();
};

/** Applies a response; false where it is older than what this page knows, so that the server has to be asked again. */
const applyServerTime = (
  attempt: OpenAttempt,
  response: CallOutput<typeof getAttemptTime>,
  { delivery, isLastTry }: { delivery: Delivery; isLastTry: boolean },
): boolean => {
  const { projection, clock, windowState } = attempt;
  if (!response.isWriter) {
    windowState.markLost('heldElsewhere');
    return true;
  }
  const outcome = takeSchedule(attempt, response);
  if (outcome === 'older' && !isLastTry) return false;
  if (outcome !== 'taken') projection.updateWindow(response.closesAt, clock.now());
  const isOpenAgain =
    windowState.get().submission === 'asking' &&
    !response.isClosed &&
    projection.timeline(clock.now()).status !== 'closed';
  // An event counts that was made after an end which the server has moved.
  if ((isOpenAgain || outcome === 'taken') && !response.isClosed && writeHeldAnswers(attempt)) delivery.schedule(0);
  windowState.set({
    needsReopen: isDeviceStartDelivered(attempt) || outcome === 'older' || outcome === 'incomplete',
    ...(isOpenAgain && { submission: 'no' as const }),
  });
  endTrouble(attempt, delivery);
  if (response.isClosed) submitAtEnd(attempt, delivery);
  return true;
};

/** A failed time request is shown only where answers are unsent or the end is awaited. */
const reportSyncTrouble = (attempt: OpenAttempt, error: unknown): void => {
  const { trouble, message } = toDeliveryFailure(error);
  const { submission } = attempt.windowState.get();
  if (trouble === 'refused' || attempt.outbox.journal().entries.length > 0 || submission === 'asking')
    attempt.windowState.set({ trouble, troubleMessage: message });
};

const requestTime = async ({ caller, started, windowId, windowState }: OpenAttempt) => {
  const sentAt = performance.now();
  const { windowVersion } = windowState.get().schedule;
  const input = { attemptId: started.attemptId, windowId, windowVersion };
  const response = await sendCall(caller, getAttemptTime, input, { signal: AbortSignal.timeout(timeoutMs) });
  if (!isSyncResponse(response)) throw new Error('this is no answer of the server about its clock');
  return { response, sentAt };
};

/**
 * Creates a function that fetches the server time, and with it new times and takeovers. Once the local clock has run
 * out, it repeats until the server confirms or denies the end.
 */
export const createClockSync = (attempt: OpenAttempt, delivery: Delivery): (() => Promise<void>) => {
  const { clock, windowState } = attempt;
  let lastRequest = 0;
  let lastApplied = 0;
  let isRetryScheduled = false;

  const requestAndApply = async (tries: number): Promise<void> => {
    lastRequest += 1;
    const request = lastRequest;
    const { response, sentAt } = await requestTime(attempt);
    if (windowState.get().isLost) return;
    // Overtaken by a later request: it is ignored unless the window has moved since.
    const isOvertaken = request < lastApplied;
    if (isOvertaken && !isScheduleOutdated(attempt, response)) return;
    lastApplied = Math.max(lastApplied, request);
    clock.sync(response, sentAt);
    const isLastTry = tries >= maxTries;
    const isDone = !isOvertaken && applyServerTime(attempt, response, { delivery, isLastTry });
    if (!isDone && !isLastTry) await requestAndApply(tries + 1);
  };

  const sync = async (): Promise<void> => {
    try {
      await requestAndApply(1);
    } catch (error) {
      if (!windowState.get().isLost) reportSyncTrouble(attempt, error);
    }
    const isWaiting = (): boolean => windowState.get().submission === 'asking' && !windowState.get().isLost;
    if (!isWaiting() || isRetryScheduled) return;
    isRetryScheduled = true;
    setTimeout(() => {
      isRetryScheduled = false;
      if (!windowState.get().isLost) void sync();
    }, retryMs);
  };
  return sync;
};
