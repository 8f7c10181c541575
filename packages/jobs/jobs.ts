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

/** What the jobs of a process are made of. */
export interface JobsOptions {
  /** Where the database is: a process that works on jobs holds a few connections of its own. */
  connection: Connection;
  /** The process's pool, on which jobs work. */
  db: Db;
  jobs: readonly AnyJob[];
  /** False: this process only puts work in. */
  isWorker: boolean;
  logger: JobLog;
  /** The clock that jobs read; when they begin is the database's clock's to say. */
  now(): Date;
  services(): JobServices;
  threadSettings?: ThreadSettings;
  /** Worker threads at most; when left out one less than there are cores, and at least one. */
  threads?: number;
}

/** How much work of one kind there is. */
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
  /** Takes no more work, waits up to 20 seconds for what runs, gives the rest back. */
  stop(): Promise<void>;
}

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
    // What is stored is what was given, so that a schema that transforms reads it once, when the work is done.
    await boss.send(job.name, payload as object, startAt ? { ...options, startAfter: startAt } : options);
  };

/** A warning of a slow query brings the query's values, and with them the payloads of jobs. */
const withoutValues = (data: object): object => ({ ...data, values: undefined });

/** Makes the queue's own tables, where a database is prepared ahead of its servers. */
export const installJobs = async (db: Db, jobs: readonly AnyJob[]): Promise<void> => {
  const boss = createSender(db);
  boss.on('error', () => undefined);
  await boss.start();
  await makeQueues(boss, jobs);
  await boss.stop({ graceful: false });
};

/** Joins a process to the jobs of its database; any number of processes may, and each piece of work is done by one. */
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
    // What a killed process held is looked for at once, not only when the supervisor's time comes.
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
