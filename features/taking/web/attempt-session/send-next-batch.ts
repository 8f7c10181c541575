import type { JournalEntry } from '@inkstone/exam/attempt';
import { failureFrom, sendCall, type CallOutput } from '@inkstone/call/web';
import { finishAttempt, saveAnswers, saveOvertime } from '../../contract.ts';
import { toRecords } from '../journal/outbox.ts';
import { isWrittenOvertime } from './write-event.ts';
import { isDeviceStartDelivered, isScheduleOutdated, isSyncResponse, type OpenAttempt } from './open-attempt.ts';

const timeoutMs = 20_000;

/** Whether the submission is being sent, or waits for what has to be sent before it. */
export const isSubmitting = ({ windowState }: OpenAttempt): boolean => {
  const { submission } = windowState.get();
  return submission === 'sending' || submission === 'waiting';
};

/** Whether an entry or the submission waits to be sent. */
export const hasPending = (attempt: OpenAttempt): boolean =>
  !attempt.windowState.get().isLost && (attempt.outbox.journal().entries.length > 0 || isSubmitting(attempt));

const send = async (attempt: OpenAttempt, batch: readonly JournalEntry[], isLast: boolean) => {
  const { caller, started, windowId } = attempt;
  const input = { attemptId: started.attemptId, windowId, events: toRecords(batch) };
  const signal = AbortSignal.timeout(timeoutMs);
  const isOvertime = batch.some(({ event, syncAt, sinceSync }) =>
    isWrittenOvertime(attempt, event, syncAt + sinceSync),
  );
  if (!isLast) return sendCall(caller, isOvertime ? saveOvertime : saveAnswers, input, { signal });
  return sendCall(caller, finishAttempt, { ...input, finish: 'attempt' }, { signal });
};

/**
 * A patch that the server cannot apply blocks everything after it, and submission reports a gap: the full text is sent
 * instead.
 */
const resendFullTextAfter = async ({ outbox }: OpenAttempt, error: unknown): Promise<never> => {
  const failure = failureFrom(error);
  if (failure?.kind === 'refused' && failure.code === 'attempt.gap') await outbox.resendFullText();
  throw error;
};

/**
 * Applies a save response; only acknowledged entries leave the journal. Throws where the response is not from the
 * server.
 */
const applySaveResponse = async (
  attempt: OpenAttempt,
  saved: CallOutput<typeof saveAnswers>,
  sentAt: number,
): Promise<void> => {
  if (!isSyncResponse(saved)) throw new Error('this is no answer of the server to a save');
  attempt.clock.sync(saved, sentAt);
  // The new times come with the next sync.
  if (!isScheduleOutdated(attempt, saved)) attempt.projection.updateWindow(saved.closesAt, attempt.clock.now());
  await attempt.outbox.acknowledge({ ack: saved.ack, at: Date.parse(saved.serverTime) });
  attempt.windowState.set({
    trouble: null,
    troubleMessage: '',
    needsReopen: isDeviceStartDelivered(attempt),
  });
};

/**
 * Sends the oldest unsent entries, and submits with the last of them. False where the response says that the opening or
 * the deadline has changed.
 */
export const sendNextBatch = async (attempt: OpenAttempt): Promise<boolean> => {
  const batch = await attempt.outbox.takeBatch();
  if (attempt.windowState.get().isLost) return true;
  const isLast = isSubmitting(attempt) && batch.length === attempt.outbox.journal().entries.length;
  if (!isLast && batch.length === 0) return true;
  if (isLast) attempt.windowState.set({ submission: 'sending' });
  const sentAt = performance.now();
  const saved = await send(attempt, batch, isLast).catch((error: unknown) => resendFullTextAfter(attempt, error));
  await applySaveResponse(attempt, saved, sentAt);
  if (saved.ack < (batch.at(-1)?.seq ?? 0)) await attempt.outbox.resendFullText();
  const first = batch[0];
  if (first && saved.ack < first.seq) throw new Error('the server took nothing of what was sent');
  if (!isLast) return !isScheduleOutdated(attempt, saved);
  attempt.outbox.markSubmitted();
  attempt.windowState.set({ submission: 'done' });
  return true;
};

/** Sends an empty batch and applies the response. */
export const syncWithoutEvents = async (attempt: OpenAttempt): Promise<void> => {
  const sentAt = performance.now();
  await applySaveResponse(attempt, await send(attempt, [], false), sentAt);
};
