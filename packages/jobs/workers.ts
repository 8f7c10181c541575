import type { Job as BossJob, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { describeError, type Db } from '@inkstone/db';
import { PermanentJobError, type AnyJob, type EnqueueOn, type JobLog, type JobServices } from './job.ts';
import { deadLetterQueue } from './queues.ts';
import type { ThreadPool } from './thread-pool.ts';

/** What the runs of a process share. */
export interface WorkerContext {
  boss: PgBoss;
  db: Db;
  log: JobLog;
  pool: ThreadPool;
  poolSize: number;
  enqueue: EnqueueOn;
  now(): Date;
  services(): JobServices;
}

const runJob = async (shop: WorkerContext, job: AnyJob, bossJob: BossJob<unknown>): Promise<void> => {
  const { db, log, enqueue, pool } = shop;
  const { id, signal } = bossJob;
  const payload = job.payload.safeParse(bossJob.data);
  if (!payload.success) throw new PermanentJobError(`The payload is wrong: ${payload.error.message}`);
  const facts = { id, attempt: bossJob.retryCount + 1, now: shop.now() };
  if (job.thread) {
    const task = { module: job.thread.href, payload: bossJob.data, ...facts };
    return pool.run(task, log, signal);
  }
  await job.run({ payload: payload.data, ...facts, db, log, signal, enqueue, services: shop.services() });
};

const runToResult = async (shop: WorkerContext, job: AnyJob, bossJob: BossJob<unknown>): Promise<JobResult> => {
  try {
    await runJob(shop, job, bossJob);
    return { id: bossJob.id, status: 'completed' };
  } catch (error) {
    // Stored with the job, and logged when it is given up: neither contains the values of its query.
    const err = describeError(error);
    shop.log.warn({ err, job: job.name, jobId: bossJob.id, attempt: bossJob.retryCount + 1 }, 'job failed');
    return { id: bossJob.id, status: error instanceof PermanentJobError ? 'deadletter' : 'failed', output: { ...err } };
  }
};

// New jobs wake a worker by NOTIFY; retries, delayed and given-up jobs are found by polling.
const notifyPollingIntervalSeconds = 3;

/** Starts one worker of a job's queue, or of its queue under a former name; it fetches again at once after each job, so that a backlog does not wait for the poll. */
const addWorker = async (shop: WorkerContext, job: AnyJob, queue = job.name): Promise<void> => {
  const { boss } = shop;
  const worker: { id?: string } = {};
  const options = { perJobResults: true, batchSize: 1, notifyPollingIntervalSeconds } as const;
  worker.id = await boss.work<unknown, unknown, typeof options>(queue, options, async (batch) => {
    if (worker.id) boss.notifyWorker(worker.id);
    return Promise.all(batch.map((bossJob) => runToResult(shop, job, bossJob)));
  });
};

const logDeadLetter = (log: JobLog, deadLetter: JobWithMetadata<unknown>): void => {
  const { sourceName: job, sourceId: jobId, sourceRetryCount, sourceOutput } = deadLetter;
  log.error({ job, jobId, attempts: (sourceRetryCount ?? 0) + 1, output: sourceOutput }, 'job given up');
};

/** Lets a job that was given up end what waits for it; fails where that fails, so that it is tried again. */
const endGivenUp = async (
  { db, log, now, services }: WorkerContext,
  jobs: readonly AnyJob[],
  { sourceName, data }: JobWithMetadata<unknown>,
): Promise<void> => {
  const job = jobs.find(({ name, formerNames }) => [name, ...formerNames].some((known) => known === sourceName));
  const payload = job?.payload.safeParse(data);
  if (job?.onGivenUp && payload?.success)
    await job.onGivenUp({ payload: payload.data, now: now(), db, log, services: services() });
};

/** Starts the workers of every job, and the one that logs jobs that were given up. */
export const startWorkers = async (shop: WorkerContext, jobs: readonly AnyJob[]): Promise<void> => {
  const queues = new Set((await shop.boss.getQueues()).map(({ name }) => name));
  for (const job of jobs) {
    const count = job.concurrency ?? shop.poolSize;
    for (let started = 0; started < count; started++) await addWorker(shop, job);
    // A queue of a former name stays when it is empty: pg-boss counts its jobs once a minute, and deletes them with it.
    for (const name of job.formerNames) if (queues.has(name)) await addWorker(shop, job, name);
  }
  const options = { includeMetadata: true, notifyPollingIntervalSeconds } as const;
  await shop.boss.work<unknown, unknown, typeof options>(deadLetterQueue, options, async (batch) => {
    for (const lost of batch) {
      logDeadLetter(shop.log, lost);
      await endGivenUp(shop, jobs, lost);
    }
  });
};
