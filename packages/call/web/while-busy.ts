import { failureIn } from './failed.ts';

const mostTriesWhileBusy = 3;

/** Whether a server has no room: that does not pass in a moment, and whoever waits is told at once. */
export const isFull = (error: unknown): boolean => failureIn(error)?.code === 'request.full';

/** Whether what failed for the so-manieth time (0 is the first) was turned away by a busy server, which has done nothing of it, and is worth another try. */
export const mayComeAgain = (count: number, error: unknown): boolean =>
  count < mostTriesWhileBusy && failureIn(error)?.kind === 'busy' && !isFull(error);

/** Milliseconds until the next try. A server that is busy says when to come again; not everybody comes in the same moment. */
export const delayOf = (count: number, error: unknown): number => {
  const failure = failureIn(error);
  const named = failure?.kind === 'busy' ? failure.retryAfterSeconds * 1000 : 0;
  return Math.max(named, 1000 * 2 ** count) * (1 + Math.random() / 4);
};

/** Sends again what a busy server turned away at its door; throws what else goes wrong, and what stays so. */
export const whileBusy = async <Result>(send: () => Promise<Result>, count = 0): Promise<Result> => {
  try {
    return await send();
  } catch (error) {
    if (!mayComeAgain(count, error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, delayOf(count, error)));
    return whileBusy(send, count + 1);
  }
};
