import type { DeliveryProblem } from '@inkstone/exam/attempt';
import { failureFrom } from '@inkstone/call/web';

/** What a failed delivery means: what to say, and whether and when it is tried again. */
export interface Setback {
  trouble: DeliveryProblem;
  /** The server's own words, where they say more than ours. */
  message: string;
  /** False: only a person can help, the queue is kept. */
  triesAgain: boolean;
  retryAfterMs: number | null;
}

/** Reads a failed delivery. Whatever it is, the queue is kept. */
export const setbackOf = (error: unknown): Setback => {
  const failure = failureFrom(error);
  const message = failure?.message ?? '';
  switch (failure?.kind) {
    case 'network':
      return { trouble: 'offline', message, triesAgain: true, retryAfterMs: null };
    case 'busy':
    case 'tooMany':
      return { trouble: 'offline', message, triesAgain: true, retryAfterMs: failure.retryAfterSeconds * 1000 };
    case 'signedOut':
      return { trouble: 'signedOut', message, triesAgain: true, retryAfterMs: null };
    case 'refused':
      if (failure.code === 'attempt.takenOver') {
        return { trouble: 'heldElsewhere', message, triesAgain: false, retryAfterMs: null };
      }
      return { trouble: 'refused', message, triesAgain: failure.code === 'attempt.gap', retryAfterMs: null };
    case 'forbidden':
    case 'notFound':
    case 'invalid':
    case 'tooLarge':
      return { trouble: 'refused', message, triesAgain: false, retryAfterMs: null };
    default:
      return { trouble: 'offline', message, triesAgain: true, retryAfterMs: null };
  }
};
