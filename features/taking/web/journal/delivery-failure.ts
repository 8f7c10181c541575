import type { DeliveryProblem } from '@inkstone/exam/attempt';
import { failureFrom } from '@inkstone/call/web';

/** What a failed delivery means: the message, and whether and when it is retried. */
export interface DeliveryFailure {
  trouble: DeliveryProblem;
  /** The server's message. */
  message: string;
  /** False where only a person can help; the queue is kept. */
  isRetryable: boolean;
  retryAfterMs: number | null;
}

/** Classifies a delivery error. The queue is kept in every case. */
export const toDeliveryFailure = (error: unknown): DeliveryFailure => {
  const failure = failureFrom(error);
  const message = failure?.message ?? '';
  switch (failure?.kind) {
    case 'network':
      return { trouble: 'offline', message, isRetryable: true, retryAfterMs: null };
    case 'busy':
    case 'tooMany':
      return { trouble: 'offline', message, isRetryable: true, retryAfterMs: failure.retryAfterSeconds * 1000 };
    case 'signedOut':
      return { trouble: 'signedOut', message, isRetryable: true, retryAfterMs: null };
    case 'refused':
      if (failure.code === 'attempt.takenOver') {
        return { trouble: 'heldElsewhere', message, isRetryable: false, retryAfterMs: null };
      }
      return { trouble: 'refused', message, isRetryable: failure.code === 'attempt.gap', retryAfterMs: null };
    case 'forbidden':
    case 'notFound':
    case 'invalid':
    case 'tooLarge':
      return { trouble: 'refused', message, isRetryable: false, retryAfterMs: null };
    default:
      return { trouble: 'offline', message, isRetryable: true, retryAfterMs: null };
  }
};

/** When files and recordings are sent: at once, and again after failures. */
export const uploadTiming = { delayMs: 0, firstRetryMs: 1000, maxRetryMs: 60_000 };

/** Why an upload fails, with the server's message. */
export interface UploadFailure {
  trouble: DeliveryProblem;
  words: string;
}

/** The outcome of a failed upload: again later, refused, or put aside because another window has the attempt. */
type FailedUpload =
  | { is: 'retry'; afterMs?: number }
  | { is: 'refused'; reason: string }
  | { is: 'aside'; conflict: string };

/** What a failed upload means for its outbox. */
export const toUploadOutcome = (error: unknown): { failure: UploadFailure; outcome: FailedUpload } => {
  const { trouble, message, isRetryable, retryAfterMs } = toDeliveryFailure(error);
  const failure = { trouble, words: message };
  if (isRetryable)
    return { failure, outcome: { is: 'retry', ...(retryAfterMs !== null && { afterMs: retryAfterMs }) } };
  if (trouble === 'refused') return { failure, outcome: { is: 'refused', reason: message } };
  return { failure, outcome: { is: 'aside', conflict: message } };
};
