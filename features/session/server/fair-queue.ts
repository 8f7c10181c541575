import { BusyError, TooManyRequestsError } from '@inkstone/call/server';

interface Bounds {
  /** Maximum number of running tasks. */
  concurrency: number;
  /** Maximum number of waiting tasks per key. */
  maxPerKey: number;
  /** When a task beyond that may be tried again. */
  retrySeconds: number;
  /** Maximum number of waiting tasks. */
  maxWaiting: number;
}

/**
 * A round-robin queue over keys: one client with a thousand tasks does not delay others. Throws
 * TooManyRequestsError when too many tasks of the key are waiting, and BusyError when too many are in all.
 */
export const createFairQueue = ({ concurrency, maxPerKey, retrySeconds, maxWaiting }: Bounds) => {
  // A map keeps insertion order: the first key is next.
  const turns = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;
  const startNext = (): void => {
    const next = running < concurrency ? turns.entries().next().value : undefined;
    if (!next) return;
    const [key, [start, ...rest]] = next;
    turns.delete(key);
    if (rest.length > 0) turns.set(key, rest);
    waiting -= 1;
    running += 1;
    start?.();
  };
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = turns.get(key) ?? [];
    if (before.length >= maxPerKey) throw new TooManyRequestsError(retrySeconds);
    if (waiting >= maxWaiting) throw new BusyError('the queue is full');
    await new Promise<void>((start) => {
      turns.set(key, [...before, start]);
      waiting += 1;
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      startNext();
    }
  };
};
