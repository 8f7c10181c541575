import { BusyError } from '@inkstone/call/server';

interface Bounds {
  /** How much is done at once. */
  concurrency: number;
  /** How much of one key may wait. */
  maxPerKey: number;
  /** How much may wait in all. */
  maxWaiting: number;
}

/**
 * A queue in which every key has its turn: who sends a thousand waits for the thousand, and nobody else does. Throws
 * Busy where too much waits already.
 */
export const createFairQueue = ({ concurrency, maxPerKey, maxWaiting }: Bounds) => {
  // A map keeps the order in which its keys came: the first is the one whose turn it is.
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
    if (waiting >= maxWaiting || before.length >= maxPerKey) throw new BusyError('the queue is full');
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
