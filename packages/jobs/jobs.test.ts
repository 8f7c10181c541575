import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { inTransaction, openDb, type Db } from '@inkstone/db';
import { cloneDatabase, type TestDatabase } from '@inkstone/db/testing';
import { defineJob, GivesUp, type AnyJob, type JobLog, type Work } from './job.ts';
import { installJobs, startJobs, type Jobs } from './jobs.ts';
import { burnJob } from './test-jobs/burn.ts';

let database: TestDatabase;
let db: Db;
const running: Jobs[] = [];
let told: { level: string; fields: object; message: string }[] = [];

const tell = (level: string) => (fields: object, message: string) => void told.push({ level, fields, message });
const logger: JobLog = { info: tell('info'), warn: tell('warn'), error: tell('error') };
const now = new Date('2026-03-02T08:00:00Z');

const start = async (jobs: readonly AnyJob[], works = true): Promise<Jobs> => {
  const connection = { connectionString: database.url };
  const parts = { connection, db, jobs, works, logger, now: () => now, outside: () => ({}) as never };
  const started = await startJobs({ ...parts, threadSettings: { connections: 1 }, threads: 2 });
  running.push(started);
  return started;
};

const notes = async (): Promise<{ text: string; thread: number; facts: Record<string, unknown> }[]> =>
  (await db.$client.query('select text, thread, facts from note order by id')).rows;

const writeNote = async (text: string): Promise<void> => {
  await db.$client.query('insert into note (text) values ($1)', [text]);
};

const noteJob = (run: (work: Work<{ note: string }>) => Promise<void>, habits: object = {}) =>
  defineJob({ name: 'test.note', payload: z.object({ note: z.string().max(100) }), run, retrySeconds: 1, ...habits });

const soon = { timeout: 40_000, interval: 50 };

beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
  db = openDb({ connectionString: database.url }, 6);
  await installJobs(db, []);
  await db.$client.query(
    'create table note (id int generated always as identity, text text, thread int default 0, facts jsonb)',
  );
});

beforeEach(() => {
  told = [];
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await db.$client.query('truncate note; delete from jobs.job; delete from jobs.schedule');
});

afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

test('a job that a transaction asked for is done after it commits, and not at all if it does not', async () => {
  const job = noteJob(({ payload }) => writeNote(payload.note));
  const jobs = await start([job]);
  const failing = inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, job, { note: 'lost' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await inTransaction(db, async (tx) => {
    await jobs.enqueue(tx, job, { note: 'kept' });
    expect(await notes()).toEqual([]);
  });
  await expect.poll(notes, soon).toMatchObject([{ text: 'kept' }]);
});

test('a job begins at once, without waiting for the next look into the queue', async () => {
  const job = noteJob(({ payload }) => writeNote(payload.note), { concurrency: 1 });
  const jobs = await start([job]);
  await inTransaction(db, async (tx) => {
    for (let at = 0; at < 40; at++) await jobs.enqueue(tx, job, { note: `note ${at}` });
  });
  await expect.poll(async () => (await notes()).length, { timeout: 5000, interval: 20 }).toBe(40);
});

test('two processes share the work, and nothing is done twice', async () => {
  const job = noteJob(({ payload }) => writeNote(payload.note));
  const sender = await start([job], false);
  await Promise.all([start([job]), start([job])]);
  for (let at = 0; at < 60; at++) await sender.enqueue(db, job, { note: `note ${at}` });
  await expect.poll(async () => new Set((await notes()).map(({ text }) => text)).size, soon).toBe(60);
  expect(await notes()).toHaveLength(60);
});

test('a job knows its id, its attempt, the time and what it may use', async () => {
  const seen: object[] = [];
  const job = noteJob(async ({ id, attempt, now: at, db: handle, enqueue, signal }) => {
    seen.push({ id, attempt, at, hasDb: handle === db, canEnqueue: typeof enqueue, isAborted: signal.aborted });
  });
  const jobs = await start([job]);
  await jobs.enqueue(db, job, { note: 'x' });
  await expect.poll(() => seen.length, soon).toBe(1);
  const expected = { attempt: 1, at: now, hasDb: true, canEnqueue: 'function', isAborted: false };
  expect(seen).toEqual([{ id: expect.any(String), ...expected }]);
});

test('a failed job is tried again, and then it is done', async () => {
  const job = noteJob(async ({ payload, attempt }) => {
    await writeNote(`${payload.note} ${attempt}`);
    if (attempt === 1) throw new Error('not yet');
  });
  const jobs = await start([job]);
  await jobs.enqueue(db, job, { note: 'try' });
  await expect.poll(notes, soon).toMatchObject([{ text: 'try 1' }, { text: 'try 2' }]);
  expect(told.filter(({ message }) => message === 'job failed')).toHaveLength(1);
  expect(told.filter(({ message }) => message === 'job given up')).toHaveLength(0);
});

test('a job that fails to the end is given up and told once, with its error', async () => {
  const job = noteJob(
    async () => {
      throw new Error('never');
    },
    { retries: 1 },
  );
  const jobs = await start([job]);
  await jobs.enqueue(db, job, { note: 'x' });
  const givenUp = () => told.filter(({ message }) => message === 'job given up');
  await expect
    .poll(givenUp, soon)
    .toMatchObject([{ level: 'error', fields: { job: 'test.note', attempts: 2, output: { message: 'never' } } }]);
});

test('a job that says that it gives up is not tried again', async () => {
  const job = noteJob(async ({ payload }) => {
    await writeNote(payload.note);
    throw new GivesUp('no use');
  });
  const jobs = await start([job]);
  await jobs.enqueue(db, job, { note: 'once' });
  await expect.poll(() => told.filter(({ message }) => message === 'job given up'), soon).toHaveLength(1);
  expect(await notes()).toHaveLength(1);
});

test('a job whose query fails tells neither the log nor the queue what the query was given', async () => {
  const job = noteJob(
    async ({ db: handle }) => void (await handle.execute(sql`select ${'a secret of the payload'}::int`)),
    { retries: 0 },
  );
  const jobs = await start([job]);
  await jobs.enqueue(db, job, { note: 'x' });
  await expect.poll(() => told.map(({ message }) => message), soon).toContain('job given up');
  const { rows } = await db.$client.query('select output from jobs.job where output is not null');

  expect(told[0]).toMatchObject({ message: 'job failed', fields: { err: { cause: { code: '22P02' } } } });
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([told, rows])).not.toContain('a secret of the payload');
});

const ears = async (): Promise<number[]> => {
  const { rows } = await db.$client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'inkstone jobs' and datname = current_database() and query ilike 'listen %'",
  );
  return rows.map(({ pid }) => pid);
};

const cut = () =>
  db.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'inkstone jobs' and datname = current_database()",
  );

test('a cut connection of the queue is logged without the key of the connection, and opened again', async () => {
  await start([noteJob(async () => undefined)]);
  const before = await ears();
  await cut();
  const lines = () => told.filter(({ message }) => message === 'job queue');
  await expect.poll(lines, soon).not.toHaveLength(0);
  await expect.poll(async () => (await ears()).filter((pid) => !before.includes(pid)), soon).toHaveLength(1);

  expect(before).toHaveLength(1);
  expect(lines()[0]?.fields).toMatchObject({ err: { code: '57P01' } });
  expect(JSON.stringify(lines().map(({ fields }) => fields))).not.toMatch(/secretKey|connectionParameters/);
});

test('a queue that is cut while it stops ends quietly', async () => {
  for (const round of [1, 2, 3]) {
    const jobs = await start([noteJob(async () => undefined)]);
    // Whatever comes first: an error that nobody hears would end the process, and this run.
    await Promise.all([cut(), jobs.stop()]);
    expect(await ears(), `round ${round}`).toEqual([]);
  }
});

test('a wrong payload is refused where it is asked for', async () => {
  const job = noteJob(async () => undefined);
  const jobs = await start([job], false);
  await expect(jobs.enqueue(db, job, { note: 'x'.repeat(101) })).rejects.toThrow('too_big');
});

test('work of one key waits once, work without a key as often as it is asked for', async () => {
  const job = noteJob(({ payload }) => writeNote(payload.note));
  const sender = await start([job], false);
  for (const note of ['first', 'second']) await sender.enqueue(db, job, { note }, { key: 'attempt 7' });
  await sender.enqueue(db, job, { note: 'other' }, { key: 'attempt 8' });
  for (const note of ['free', 'free']) await sender.enqueue(db, job, { note });
  await start([job]);
  const texts = async () => (await notes()).map(({ text }) => text).toSorted();
  await expect.poll(texts, soon).toEqual(['first', 'free', 'free', 'other']);
});

test('work that begins later is not done before', async () => {
  const job = noteJob(({ payload }) => writeNote(payload.note));
  const jobs = await start([job]);
  await jobs.enqueue(db, job, { note: 'tomorrow' }, { startAt: new Date(Date.now() + 86_400_000) });
  await jobs.enqueue(db, job, { note: 'now' });
  await expect.poll(notes, soon).toMatchObject([{ text: 'now' }]);
});

test('clocks are set as the jobs say, and taken away with them', async () => {
  const schedules = async () => (await db.$client.query('select name, cron from jobs.schedule')).rows;
  const clocked = noteJob(async () => undefined, { cron: '0 3 * * *' });
  await (await start([clocked])).stop();
  expect(await schedules()).toEqual([{ name: 'test.note', cron: '0 3 * * *' }]);
  await (await start([noteJob(async () => undefined, { cron: '0 4 * * *' })])).stop();
  expect(await schedules()).toEqual([{ name: 'test.note', cron: '0 4 * * *' }]);
  await (await start([noteJob(async () => undefined)])).stop();
  expect(await schedules()).toEqual([]);
});

test('stopping waits for the job that runs', async () => {
  let isRunning = false;
  const job = noteJob(async ({ payload }) => {
    isRunning = true;
    await db.$client.query('select pg_sleep(0.7)');
    await writeNote(payload.note);
  });
  const jobs = await start([job]);
  await jobs.enqueue(db, job, { note: 'whole' });
  await expect.poll(() => isRunning, soon).toBe(true);
  await jobs.stop();
  expect(await notes()).toMatchObject([{ text: 'whole' }]);
});

test('a job that burns the CPU runs in a thread, with its own connection, while this one stays free', async () => {
  const jobs = await start([burnJob]);
  await jobs.enqueue(db, burnJob, { note: 'hot' });
  await expect.poll(notes, soon).toHaveLength(1);
  const [{ thread, facts } = { thread: 0, facts: {} }] = await notes();
  expect(thread).toBeGreaterThan(0);
  expect(facts).toEqual({ attempt: 1, id: expect.any(String), now: now.toISOString(), settings: { connections: 1 } });
  expect(told).toContainEqual({ level: 'info', fields: { note: 'hot' }, message: 'burning' });
});

test('several thread jobs run in several threads, and more than there are threads wait', async () => {
  const jobs = await start([burnJob]);
  for (let at = 0; at < 6; at++) await jobs.enqueue(db, burnJob, { note: `n${at}` });
  await expect.poll(async () => (await notes()).length, soon).toBe(6);
  expect(new Set((await notes()).map(({ thread }) => thread)).size).toBeLessThanOrEqual(2);
});

test.each(['fail', 'crash'] as const)('a thread job that ends by %s is tried again and then given up', async (act) => {
  const jobs = await start([burnJob]);
  await jobs.enqueue(db, burnJob, { note: 'x', act });
  await expect.poll(() => told.filter(({ message }) => message === 'job given up'), soon).toHaveLength(1);
  expect(await notes()).toHaveLength(2);
  await jobs.enqueue(db, burnJob, { note: 'after' });
  await expect.poll(async () => (await notes()).at(-1)?.text, soon).toBe('after');
});

test('a thread job may give up at once', async () => {
  const jobs = await start([burnJob]);
  await jobs.enqueue(db, burnJob, { note: 'x', act: 'giveUp' });
  await expect.poll(() => told.filter(({ message }) => message === 'job given up'), soon).toHaveLength(1);
  expect(await notes()).toHaveLength(1);
});

test('a thread that never ends is ended when its job runs out of time', async () => {
  // Long enough for a thread to come up on a machine in use.
  const impatient = { ...burnJob, expireSeconds: 10, retries: 0 };
  const jobs = await start([impatient]);
  await jobs.enqueue(db, impatient, { note: 'spin', act: 'spin' });
  await expect.poll(() => told.filter(({ message }) => message === 'job given up'), soon).toHaveLength(1);
  await jobs.enqueue(db, impatient, { note: 'after' });
  await expect.poll(async () => (await notes()).at(-1)?.text, soon).toBe('after');
});

test('the numbers of the metrics count what waits', async () => {
  const job = noteJob(async () => undefined);
  const jobs = await start([job], false);
  const counts = await jobs.counts();
  expect(counts).toContainEqual({ name: 'test.note', waiting: 0, active: 0, failed: 0 });
});

test('a database may be prepared ahead, and again', async () => {
  const clone = await cloneDatabase(inject('templateUrl'));
  const own = openDb({ connectionString: clone.url }, 2);
  await installJobs(own, [burnJob]);
  await installJobs(own, [burnJob]);
  const { rows } = await own.$client.query('select name from jobs.queue order by name');
  expect(rows).toEqual(expect.arrayContaining([{ name: 'given-up' }, { name: 'test.burn' }]));
  await own.$client.end();
  await clone.drop();
});

test('the work of a process that was killed is done by another one', async () => {
  const program = fileURLToPath(new URL('./test-jobs/hold.ts', import.meta.url));
  const child = spawn(process.execPath, [program, database.url], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  // Two minutes pass for the database, in which nobody beats for the job and nobody looks after it.
  await db.$client.query(`update jobs.job set heartbeat_on = now() - interval '2 minutes' where state = 'active'`);
  await db.$client.query('update jobs.queue set monitor_on = null, monitor_claim_on = null');
  const { holdJob } = await import('./test-jobs/hold-job.ts');
  const job = { ...holdJob, run: async () => writeNote('taken over') };
  await start([job]);
  await expect.poll(notes, { timeout: 60_000, interval: 200 }).toMatchObject([{ text: 'taken over' }]);
}, 70_000);
