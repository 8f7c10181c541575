import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { createNoteJob, openTestQueue, jobTimeout, type TestQueue } from './testing.ts';

let queue: TestQueue;
beforeAll(async () => {
  queue = await openTestQueue(inject('templateUrl'));
});
afterEach(() => queue.clear());
afterAll(() => queue.close());

const ears = async (): Promise<number[]> => {
  const rows = await queue.db.rows(
    sql`select pid from pg_stat_activity where application_name = 'inkstone jobs' and datname = current_database() and query ilike 'listen %'`,
    { pid: z.int() },
  );
  return rows.map(({ pid }) => pid);
};

const cut = () =>
  queue.db.run(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'inkstone jobs' and datname = current_database()`,
  );

test('a lost connection of the queue is logged without its credentials and reopened', async () => {
  await queue.start([createNoteJob(async () => undefined)]);
  const before = await ears();
  await cut();
  const lines = () => queue.logged.filter(({ message }) => message === 'job queue');
  await expect.poll(lines, jobTimeout).not.toHaveLength(0);
  await expect.poll(async () => (await ears()).filter((pid) => !before.includes(pid)), jobTimeout).toHaveLength(1);

  expect(before).toHaveLength(1);
  expect(lines()[0]?.fields).toMatchObject({ err: { code: '57P01' } });
  expect(JSON.stringify(lines().map(({ fields }) => fields))).not.toMatch(/secretKey|connectionParameters/);
});

test('a connection lost while the queue stops causes no error', async () => {
  for (const round of [1, 2, 3]) {
    const jobs = await queue.start([createNoteJob(async () => undefined)]);
    // In either order: an unhandled error would end the process and this test run.
    await Promise.all([cut(), jobs.stop()]);
    expect(await ears(), `round ${round}`).toEqual([]);
  }
});
