import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { burnJob } from './test-jobs/burn.ts';
import { openTestQueue, jobTimeout, type TestQueue } from './testing.ts';

let queue: TestQueue;
beforeAll(async () => {
  queue = await openTestQueue(inject('templateUrl'));
});
afterEach(() => queue.clear());
afterAll(() => queue.close());

test('a CPU-intensive job runs in a thread with its own connection and does not block the main thread', async () => {
  const jobs = await queue.start([burnJob]);
  await jobs.enqueue(queue.db, burnJob, { note: 'hot' });
  await expect.poll(queue.notes, jobTimeout).toHaveLength(1);
  const [{ thread, facts } = { thread: 0, facts: {} }] = await queue.notes();
  expect(thread).toBeGreaterThan(0);
  expect(facts).toEqual({
    attempt: 1,
    id: expect.any(String),
    now: queue.now.toISOString(),
    settings: { connections: 1 },
  });
  expect(queue.logged).toContainEqual({ level: 'info', fields: { note: 'hot' }, message: 'burning' });
});

test('several thread jobs run in parallel, and jobs beyond the number of threads wait', async () => {
  const jobs = await queue.start([burnJob]);
  for (let at = 0; at < 6; at++) await jobs.enqueue(queue.db, burnJob, { note: `n${at}` });
  await expect.poll(async () => (await queue.notes()).length, jobTimeout).toBe(6);
  expect(new Set((await queue.notes()).map(({ thread }) => thread)).size).toBeLessThanOrEqual(2);
});

test.each(['fail', 'crash'] as const)('a thread job that ends by %s is retried and then given up', async (act) => {
  const jobs = await queue.start([burnJob]);
  await jobs.enqueue(queue.db, burnJob, { note: 'x', act });
  await expect.poll(() => queue.logged.filter(({ message }) => message === 'job given up'), jobTimeout).toHaveLength(1);
  expect(await queue.notes()).toHaveLength(2);
  await jobs.enqueue(queue.db, burnJob, { note: 'after' });
  await expect.poll(async () => (await queue.notes()).at(-1)?.text, jobTimeout).toBe('after');
});

test('a thread job can give up without a retry', async () => {
  const jobs = await queue.start([burnJob]);
  await jobs.enqueue(queue.db, burnJob, { note: 'x', act: 'giveUp' });
  await expect.poll(() => queue.logged.filter(({ message }) => message === 'job given up'), jobTimeout).toHaveLength(1);
  expect(await queue.notes()).toHaveLength(1);
});

test('a thread that never ends is terminated when its job times out', async () => {
  // Long enough for a thread to start on a busy machine.
  const impatient = { ...burnJob, expireSeconds: 10, retries: 0 };
  const jobs = await queue.start([impatient]);
  await jobs.enqueue(queue.db, impatient, { note: 'spin', act: 'spin' });
  await expect.poll(() => queue.logged.filter(({ message }) => message === 'job given up'), jobTimeout).toHaveLength(1);
  await jobs.enqueue(queue.db, impatient, { note: 'after' });
  await expect.poll(async () => (await queue.notes()).at(-1)?.text, jobTimeout).toBe('after');
});
