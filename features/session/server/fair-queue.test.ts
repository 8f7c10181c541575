import { BusyError, TooManyRequestsError } from '@inkstone/call/server';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A task that the test ends, with the time at which it began. */
const aWorkshop = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    endNext: async () => {
      await settle();
      ends.shift()?.();
      await settle();
    },
    work: (name: string) => async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    },
  };
};

test('keys take turns: a key with many tasks waits for its own, and nobody else does', async () => {
  const queue = createFairQueue({ concurrency: 1, maxPerKey: 10, retrySeconds: 1, maxWaiting: 100 });
  const { begun, work, endNext } = aWorkshop();
  const results = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => queue('a', work(name))),
    queue('b', work('b1')),
    queue('c', work('c1')),
  ];
  for (let ended = 0; ended < 6; ended++) await endNext();

  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
});

test('no more tasks run at once than allowed', async () => {
  const queue = createFairQueue({ concurrency: 2, maxPerKey: 10, retrySeconds: 1, maxWaiting: 100 });
  const { begun, work, endNext } = aWorkshop();
  for (const name of ['a', 'b', 'c']) void queue(name, work(name));
  await settle();
  expect(begun).toEqual(['a', 'b']);

  await endNext();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('too many tasks of one key, or in all, are refused; failed tasks free their place too', async () => {
  const queue = createFairQueue({ concurrency: 1, maxPerKey: 2, retrySeconds: 1, maxWaiting: 3 });
  const { begun, work, endNext } = aWorkshop();
  const fails = async () => {
    await work('a1')();
    throw new Error('broken');
  };
  const failing = queue('a', fails).catch(String);
  for (const name of ['a2', 'a3']) void queue('a', work(name));
  await expect(queue('a', work('a4'))).rejects.toThrow(TooManyRequestsError);
  void queue('b', work('b1'));
  await expect(queue('c', work('c1'))).rejects.toThrow(BusyError);

  await endNext();
  expect(await failing).toBe('Error: broken');
  expect(begun).toEqual(['a1', 'a2']);
});
