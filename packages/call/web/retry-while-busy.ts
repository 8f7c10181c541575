import { failureFrom } from './call-error.ts';

const maxRetries = 3;

/** Whether a server has no room: that does not pass in a moment, and whoever waits is told at once. */
export const isServerFull = (error: unknown): boolean => failureFrom(error)?.code === 'request.full';

/** Whether what failed for the so-manieth time (0 is the first) was turned away by a busy server, which has done nothing of it, and is worth another try. */
export const isRetryable = (count: number, error: unknown): boolean =>
  count < maxRetries && failureFrom(error)?.kind === 'busy' && !isServerFull(error);

/** Milliseconds until the next try. A server that is busy says when to come again; not everybody comes in the same moment. */
export const retryDelay = (count: number, error: unknown): number => {
  const failure = failureFrom(error);
  const serverDelayMs = failure?.kind === 'busy' ? failure.retryAfterSeconds * 1000 : 0;
  return Math.max(serverDelayMs, 1000 * 2 ** count) * (1 + Math.random() / 4);
};

/** Sends again what a busy server turned away at its door; throws what else goes wrong, and what stays so. */
export const retryWhileBusy = async <Result>(send: () => Promise<Result>, count = 0): Promise<Result> => {
  try {
    return await send();
  } catch (error) {
    if (!isRetryable(count, error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelay(count, error)));
    return retryWhileBusy(send, count + 1);
  }
};
