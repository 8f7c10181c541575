import { waitBeforeRetry } from '@inkstone/base';
import { failureFrom } from './call-error.ts';

const maxRetries = 3;

/** Whether the server has no disk space left, which does not pass soon; not retried. */
export const isServerFull = (error: unknown): boolean => failureFrom(error)?.code === 'request.full';

/** Whether a failed try (the first is 0) was rejected by a busy server before doing anything and may be retried. */
export const isRetryable = (count: number, error: unknown): boolean =>
  count < maxRetries && failureFrom(error)?.kind === 'busy' && !isServerFull(error);

/** The delay in milliseconds after a failed try (the first is 0), as `waitBeforeRetry` says. */
export const retryDelay = (count: number, error: unknown): number => {
  const failure = failureFrom(error);
  const retryAfterMs = failure?.kind === 'busy' ? failure.retryAfterSeconds * 1000 : null;
  return waitBeforeRetry(count + 1, { random: Math.random(), retryAfterMs });
};

/** Retries what a busy server rejected; throws other errors, and the last one. */
export const retryWhileBusy = async <Result>(send: () => Promise<Result>, count = 0): Promise<Result> => {
  try {
    return await send();
  } catch (error) {
    if (!isRetryable(count, error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, retryDelay(count, error)));
    return retryWhileBusy(send, count + 1);
  }
};
