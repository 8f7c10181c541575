import type { Job as BossJob, JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { describeError, type Db } from '@inkstone/db';
import { GivesUp, type AnyJob, type EnqueueOn, type JobLog, type JobServices } from './job.ts';
import { givenUp } from './queues.ts';
import type { ThreadPool } from './thread-pool.ts';

/** What the runs of a process share. */
export interface Workshop {
  boss: PgBoss;
  db: Db;
  log: JobLog;
  pool: ThreadPool;
  poolSize: number;
  enqueue: EnqueueOn;
  now(): Date;
  outside(): JobServices;
}

const runOnce = async (shop: Workshop, job: AnyJob, given: BossJob<unknown>): Promise<void> => {
  const { db, log, enqueue, pool } = shop;
  const { id, signal } = given;
  const payload = job.payload.safeParse(given.data);
  if (!payload.success) throw new GivesUp(`The payload is wrong: ${payload.error.message}`);
  const facts = { id, attempt: given.retryCount + 1, now: shop.now() };
  if (job.thread) {
    const task = { module: job.thread.href, payload: given.data, ...facts };
    return pool.run(task, log, signal);
  }
  await job.run({ payload: payload.data, ...facts, db, log, signal, enqueue, services: shop.outside() });
};

const resultOf = async (shop: Workshop, job: AnyJob, given: BossJob<unknown>): Promise<JobResult> => {
  try {
    await runOnce(shop, job, given);
    return { id: given.id, status: 'completed' };
  } catch (error) {
    // Kept with the job, and logged when it is given up: what its query was given is in neither.
    const err = describeError(error);
    shop.log.warn({ err, job: job.name, jobId: given.id, attempt: given.retryCount + 1 }, 'job failed');
    return { id: given.id, status: error instanceof GivesUp ? 'deadletter' : 'failed', output: { ...err } };
  }
};

// New work wakes a worker by NOTIFY; repeated, later and given-up work is found by looking.
const notifyPollingIntervalSeconds = 3;

/** Starts one worker of a queue; it fetches again at once after each job, so that a backlog does not wait for the poll. */
const addWorker = async (shop: Workshop, job: AnyJob): Promise<void> => {
  const { boss } = shop;
  const me: { id?: string } = {};
  const options = { perJobResults: true, batchSize: 1, notifyPollingIntervalSeconds } as const;
  me.id = await boss.work<unknown, unknown, typeof options>(job.name, options, async (batch) => {
    if (me.id) boss.notifyWorker(me.id);
    return Promise.all(batch.map((given) => resultOf(shop, job, given)));
  });
};

const logGivenUp = (log: JobLog, lost: JobWithMetadata<unknown>): void => {
  const { sourceName: job, sourceId: jobId, sourceRetryCount, sourceOutput } = lost;
  log.error({ job, jobId, attempts: (sourceRetryCount ?? 0) + 1, output: sourceOutput }, 'job given up');
};

/** Starts the workers of every job, and the one that writes given-up work into the log. */
export const startWorkers = async (shop: Workshop, jobs: readonly AnyJob[]): Promise<void> => {
  for (const job of jobs) {
    const count = job.concurrency ?? shop.poolSize;
    for (let made = 0; made < count; made++) await addWorker(shop, job);
  }
  const options = { includeMetadata: true, notifyPollingIntervalSeconds } as const;
  await shop.boss.work<unknown, unknown, typeof options>(givenUp, options, async (batch) => {
    for (const lost of batch) logGivenUp(shop.log, lost);
  });
};
