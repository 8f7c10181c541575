import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { inTransaction, openDb } from '@inkstone/db';
import { cloneDatabase } from '@inkstone/db/testing';
import { PermanentJobError } from './job.ts';
import { installJobs } from './jobs.ts';
import { burnJob } from './test-jobs/burn.ts';
import { createNoteJob, openTestQueue, jobTimeout, type TestQueue } from './testing.ts';

let queue: TestQueue;
beforeAll(async () => {
  queue = await openTestQueue(inject('templateUrl'));
});
afterEach(() => queue.clear());
afterAll(() => queue.close());

test('a job enqueued in a transaction runs after the commit, and not at all after a rollback', async () => {
  const job = createNoteJob(({ payload }) => queue.writeNote(payload.note));
  const jobs = await queue.start([job]);
  const failing = inTransaction(queue.db, async (tx) => {
    await jobs.enqueue(tx, job, { note: 'lost' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await inTransaction(queue.db, async (tx) => {
    await jobs.enqueue(tx, job, { note: 'kept' });
    expect(await queue.notes()).toEqual([]);
  });
  await expect.poll(queue.notes, jobTimeout).toMatchObject([{ text: 'kept' }]);
});

test('a job starts at once, without waiting for the next poll', async () => {
  const job = createNoteJob(({ payload }) => queue.writeNote(payload.note), { concurrency: 1 });
  const jobs = await queue.start([job]);
  await inTransaction(queue.db, async (tx) => {
    for (let at = 0; at < 40; at++) await jobs.enqueue(tx, job, { note: `note ${at}` });
  });
  await expect.poll(async () => (await queue.notes()).length, { timeout: 60_000, interval: 20 }).toBe(40);
});

test('two processes share the jobs, and no job runs twice', async () => {
  const job = createNoteJob(({ payload }) => queue.writeNote(payload.note));
  const sender = await queue.start([job], false);
  await Promise.all([queue.start([job]), queue.start([job])]);
  for (let at = 0; at < 60; at++) await sender.enqueue(queue.db, job, { note: `note ${at}` });
  await expect.poll(async () => new Set((await queue.notes()).map(({ text }) => text)).size, jobTimeout).toBe(60);
  expect(await queue.notes()).toHaveLength(60);
});

test('a job gets its id, attempt number, the time and its services', async () => {
  const seen: object[] = [];
  const job = createNoteJob(async ({ id, attempt, now: at, db: handle, enqueue, signal }) => {
    seen.push({ id, attempt, at, hasDb: handle === queue.db, canEnqueue: typeof enqueue, isAborted: signal.aborted });
  });
  const jobs = await queue.start([job]);
  await jobs.enqueue(queue.db, job, { note: 'x' });
  await expect.poll(() => seen.length, jobTimeout).toBe(1);
  const expected = { attempt: 1, at: queue.now, hasDb: true, canEnqueue: 'function', isAborted: false };
  expect(seen).toEqual([{ id: expect.any(String), ...expected }]);
});

test('a failed job is retried and then succeeds', async () => {
  const job = createNoteJob(async ({ payload, attempt }) => {
    await queue.writeNote(`${payload.note} ${attempt}`);
    if (attempt === 1) throw new Error('not yet');
  });
  const jobs = await queue.start([job]);
  await jobs.enqueue(queue.db, job, { note: 'try' });
  await expect.poll(queue.notes, jobTimeout).toMatchObject([{ text: 'try 1' }, { text: 'try 2' }]);
  expect(queue.logged.filter(({ message }) => message === 'job failed')).toHaveLength(1);
  expect(queue.logged.filter(({ message }) => message === 'job given up')).toHaveLength(0);
});

test('a job that fails on every attempt is given up and logged once, with its error', async () => {
  const job = createNoteJob(
    async () => {
      throw new Error('never');
    },
    { retries: 1 },
  );
  const jobs = await queue.start([job]);
  await jobs.enqueue(queue.db, job, { note: 'x' });
  const givenUp = () => queue.logged.filter(({ message }) => message === 'job given up');
  await expect
    .poll(givenUp, jobTimeout)
    .toMatchObject([{ level: 'error', fields: { job: 'test.note', attempts: 2, output: { message: 'never' } } }]);
});

test('a job that was given up can end what waits for it, and tries that again where it fails', async () => {
  const calls: string[] = [];
  const job = createNoteJob(
    async () => {
      throw new Error('never');
    },
    {
      retries: 0,
      async onGivenUp({ payload }: { payload: { note: string } }) {
        calls.push(payload.note);
        if (calls.length === 1) throw new Error('not yet');
        await queue.writeNote(`ended ${payload.note}`);
      },
    },
  );
  const jobs = await queue.start([job]);
  await jobs.enqueue(queue.db, job, { note: 'x' });
  await expect.poll(queue.notes, jobTimeout).toMatchObject([{ text: 'ended x' }]);
});

test('a job that gives up is not retried', async () => {
  const job = createNoteJob(async ({ payload }) => {
    await queue.writeNote(payload.note);
    throw new PermanentJobError('no use');
  });
  const jobs = await queue.start([job]);
  await jobs.enqueue(queue.db, job, { note: 'once' });
  await expect.poll(() => queue.logged.filter(({ message }) => message === 'job given up'), jobTimeout).toHaveLength(1);
  expect(await queue.notes()).toHaveLength(1);
});

test('the values of a failed query are neither logged nor stored in the queue', async () => {
  // Sent by Drizzle, whose errors hold the values of a query.
  const job = createNoteJob(
    async ({ db: handle }) => void (await handle.execute(sql`select ${'a secret of the payload'}::int`)),
    { retries: 0 },
  );
  const jobs = await queue.start([job]);
  await jobs.enqueue(queue.db, job, { note: 'x' });
  await expect.poll(() => queue.logged.map(({ message }) => message), jobTimeout).toContain('job given up');
  const rows = await queue.db.rows(sql`select output from jobs.job where output is not null`);

  expect(queue.logged[0]).toMatchObject({ message: 'job failed', fields: { err: { cause: { code: '22P02' } } } });
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([queue.logged, rows])).not.toContain('a secret of the payload');
});

test('an invalid payload is refused when the job is enqueued', async () => {
  const job = createNoteJob(async () => undefined);
  const jobs = await queue.start([job], false);
  await expect(jobs.enqueue(queue.db, job, { note: 'x'.repeat(101) })).rejects.toThrow('too_big');
});

test('of jobs with the same key only one waits; jobs without a key are all kept', async () => {
  const job = createNoteJob(({ payload }) => queue.writeNote(payload.note));
  const sender = await queue.start([job], false);
  for (const note of ['first', 'second']) await sender.enqueue(queue.db, job, { note }, { key: 'attempt 7' });
  await sender.enqueue(queue.db, job, { note: 'other' }, { key: 'attempt 8' });
  for (const note of ['free', 'free']) await sender.enqueue(queue.db, job, { note });
  await queue.start([job]);
  const texts = async () => (await queue.notes()).map(({ text }) => text).toSorted();
  await expect.poll(texts, jobTimeout).toEqual(['first', 'free', 'free', 'other']);
});

test('a job enqueued under its old name is run', async () => {
  const former = { ...createNoteJob(async () => undefined), name: 'test.formerNote' };
  const sender = await queue.start([former], false);
  await sender.enqueue(queue.db, former, { note: 'before' });
  const job = createNoteJob(({ payload }) => queue.writeNote(payload.note), {
    formerNames: ['test.formerNote', 'test.none'],
  });
  const jobs = await queue.start([job]);
  await jobs.enqueue(queue.db, job, { note: 'since' });
  await expect
    .poll(async () => (await queue.notes()).map(({ text }) => text).toSorted(), jobTimeout)
    .toEqual(['before', 'since']);
  const rows = await queue.db.rows(sql`select name from jobs.queue where name = 'test.none'`);
  expect(rows).toEqual([]);
});

test('a delayed job does not run early', async () => {
  const job = createNoteJob(({ payload }) => queue.writeNote(payload.note));
  const jobs = await queue.start([job]);
  await jobs.enqueue(queue.db, job, { note: 'tomorrow' }, { startAt: new Date(Date.now() + 86_400_000) });
  await jobs.enqueue(queue.db, job, { note: 'now' });
  await expect.poll(queue.notes, jobTimeout).toMatchObject([{ text: 'now' }]);
});

test('schedules are created as the jobs declare, and removed with them', async () => {
  const schedules = async () => await queue.db.rows(sql`select name, cron from jobs.schedule`);
  const clocked = createNoteJob(async () => undefined, { cron: '0 3 * * *' });
  await (await queue.start([clocked])).stop();
  expect(await schedules()).toEqual([{ name: 'test.note', cron: '0 3 * * *' }]);
  await (await queue.start([createNoteJob(async () => undefined, { cron: '0 4 * * *' })])).stop();
  expect(await schedules()).toEqual([{ name: 'test.note', cron: '0 4 * * *' }]);
  await (await queue.start([createNoteJob(async () => undefined)])).stop();
  expect(await schedules()).toEqual([]);
});

test('stopping waits for the running job', async () => {
  let isRunning = false;
  const job = createNoteJob(async ({ payload }) => {
    isRunning = true;
    await queue.db.run(sql`select pg_sleep(0.7)`);
    await queue.writeNote(payload.note);
  });
  const jobs = await queue.start([job]);
  await jobs.enqueue(queue.db, job, { note: 'whole' });
  await expect.poll(() => isRunning, jobTimeout).toBe(true);
  await jobs.stop();
  expect(await queue.notes()).toMatchObject([{ text: 'whole' }]);
});

test('the metrics count the waiting jobs', async () => {
  const job = createNoteJob(async () => undefined);
  const jobs = await queue.start([job], false);
  const counts = await jobs.counts();
  expect(counts).toContainEqual({ name: 'test.note', waiting: 0, active: 0, failed: 0 });
});

test('a database can be prepared in advance, and repeatedly', async () => {
  const clone = await cloneDatabase(inject('templateUrl'));
  const own = openDb({ connectionString: clone.url }, 2);
  await installJobs(own, [burnJob]);
  await installJobs(own, [burnJob]);
  const rows = await own.rows(sql`select name from jobs.queue order by name`);
  expect(rows).toEqual(expect.arrayContaining([{ name: 'given-up' }, { name: 'test.burn' }]));
  await own.$client.end();
  await clone.drop();
});

/** Lets a process take a job and kills it; two minutes pass in the database, without a heartbeat and without supervision. */
const holdAndKill = async (): Promise<void> => {
  const program = fileURLToPath(new URL('./test-jobs/hold.ts', import.meta.url));
  const child = spawn(process.execPath, [program, queue.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  await queue.db.run(sql`update jobs.job set heartbeat_on = now() - interval '2 minutes' where state = 'active'`);
  await queue.db.run(sql`update jobs.queue set monitor_on = null, monitor_claim_on = null`);
};

test('the job of a killed process is run by another one', async () => {
  await holdAndKill();
  const { holdJob } = await import('./test-jobs/hold-job.ts');
  const job = { ...holdJob, run: async () => queue.writeNote('taken over') };
  await queue.start([job]);
  await expect.poll(queue.notes, { timeout: 60_000, interval: 200 }).toMatchObject([{ text: 'taken over' }]);
}, 70_000);

test('a job whose last run was killed with its process is given up within minutes', async () => {
  await holdAndKill();
  await queue.db.run(sql`update jobs.job set retry_limit = 0 where state = 'active'`);
  const { holdJob } = await import('./test-jobs/hold-job.ts');
  const job = { ...holdJob, onGivenUp: async () => queue.writeNote('ended') };
  await queue.start([job]);
  await expect.poll(queue.notes, { timeout: 60_000, interval: 200 }).toMatchObject([{ text: 'ended' }]);
}, 70_000);
