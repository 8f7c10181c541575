import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { PgBoss, type Db as BossDb } from 'pg-boss';
import { describeError, type Connection, type Db, type Handle } from '@inkstone/db';
import type { AnyJob, EnqueueOn, JobLog, JobServices, ThreadSettings } from './job.ts';
import { createListenerOpener } from './notification-listener.ts';
import { makeQueues, syncSchedules } from './queues.ts';
import { openThreadPool } from './thread-pool.ts';
import { startWorkers } from './workers.ts';

const schema = 'jobs';

/** The parts that the jobs of a process use. */
export interface JobsOptions {
  /** Where the database is: a worker process holds a few connections of its own. */
  connection: Connection;
  /** The process's pool, used by the jobs that run in its own thread. */
  db: Db;
  jobs: readonly AnyJob[];
  /** False: this process only enqueues. */
  isWorker: boolean;
  logger: JobLog;
  /** The clock that jobs read; the database's clock decides when they start. */
  now(): Date;
  services(): JobServices;
  threadSettings?: ThreadSettings;
  /** Maximum number of worker threads; absent: one less than there are cores, at least one. */
  threads?: number;
}

/** The number of jobs of one kind, by state. */
export interface JobCount {
  name: string;
  waiting: number;
  active: number;
  failed: number;
}

/** The jobs of a process. */
export interface Jobs {
  enqueue: EnqueueOn;
  /** For the metrics; up to a minute old. */
  counts(): Promise<JobCount[]>;
  /** Accepts no more jobs, waits up to 20 seconds for running ones, returns the rest to the queue. */
  stop(): Promise<void>;
}

// The queue reads its own SQL's rows as the driver gives them.
const toBossDb = (handle: Handle): BossDb => ({
  executeSql: async (text, values) => {
    const { rows } = await handle.$client.query(text, values);
    return { rows };
  },
});

const createSender = (db: Db): PgBoss => new PgBoss({ db: toBossDb(db), schema, supervise: false, schedule: false });

const createWorker = (connection: Connection, log: JobLog): PgBoss => {
  const own = { ...(connection as object), application_name: 'inkstone jobs' };
  const boss = new PgBoss({
    ...own,
    schema,
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
  });
  const listen = createListenerOpener(own, (error) => log.warn({ err: describeError(error) }, 'job queue'));
  Object.assign(boss.getDb(), { listen });
  return boss;
};

const createEnqueue =
  (boss: PgBoss): EnqueueOn =>
  async (handle, job, payload, { startAt, key = randomUUID() } = {}) => {
    job.payload.parse(payload);
    const options = { db: toBossDb(handle), singletonKey: key };
    // The payload is stored as passed, so that a schema that transforms is applied only once, when the job runs.
    await boss.send(job.name, payload as object, startAt ? { ...options, startAfter: startAt } : options);
  };

/** A warning of a slow query contains the query's values, and with them the payloads of jobs. */
const withoutValues = (data: object): object => ({ ...data, values: undefined });

/** Creates the queue's own tables, for a database that is prepared before its servers start. */
export const installJobs = async (db: Db, jobs: readonly AnyJob[]): Promise<void> => {
  const boss = createSender(db);
  boss.on('error', () => undefined);
  await boss.start();
  await makeQueues(boss, jobs);
  await boss.stop({ graceful: false });
};

/** Connects a process to the jobs of its database; any number of processes may connect, and each job is done by one. */
export const startJobs = async (parts: JobsOptions): Promise<Jobs> => {
  const { connection, db, jobs, isWorker, logger: log, now, services } = parts;
  const boss = isWorker ? createWorker(connection, log) : createSender(db);
  boss.on('error', (error) => log.warn({ err: describeError(error) }, 'job queue'));
  boss.on('warning', ({ message, data }) => log.warn({ warning: withoutValues(data) }, message));
  await boss.start();
  await makeQueues(boss, jobs);

  const enqueue = createEnqueue(boss);
  const poolSize = parts.threads ?? Math.max(1, availableParallelism() - 1);
  const pool = openThreadPool(poolSize, { connection, settings: parts.threadSettings ?? {} });
  if (isWorker) {
    await syncSchedules(boss, jobs);
    await startWorkers({ boss, db, log, pool, poolSize, enqueue, now, services }, jobs);
    // Immediately looks for the jobs that a killed process held, instead of waiting for the next supervision.
    await boss.supervise();
  }
  return {
    enqueue,
    async counts() {
      const queues = await boss.getQueues();
      return queues.map(({ name, readyCount, activeCount, failedCount }) => ({
        name,
        waiting: readyCount,
        active: activeCount,
        failed: failedCount,
      }));
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000 });
      await pool.close();
    },
  };
};
