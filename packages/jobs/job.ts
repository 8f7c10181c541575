import type * as z from 'zod';
import type { Db, Handle } from '@inkstone/db';

/** What jobs may use besides the database; packages and features add their part by declaration merging. */
export interface JobServices {}

/** The settings passed to worker threads, by declaration merging; they are copied, so plain values only. */
export interface ThreadSettings {
  /** Maximum number of database connections of one thread; absent: 2. */
  connections?: number;
}

/** Where a job logs; a pino logger fits. */
export interface JobLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** One run of a job, wherever it runs. */
interface JobRun<Payload> {
  payload: Payload;
  /** Identity of the job, the same in every attempt. */
  id: string;
  /** 1 in the first run, incremented by each retry. */
  attempt: number;
  now: Date;
  db: Db;
  log: JobLog;
}

/** The context of a job that runs in the server's own thread. A job may run twice, so that its effects must be idempotent. */
export interface JobContext<Payload> extends JobRun<Payload> {
  services: JobServices;
  /** Aborts when the run has timed out or the process stops. */
  signal: AbortSignal;
  enqueue: EnqueueOn;
}

/** The context of a job that runs in a worker thread, with its own connections to the database. Stopping ends the thread. */
export interface ThreadJobContext<Payload> extends JobRun<Payload> {
  settings: ThreadSettings;
}

interface JobSettings {
  /** How often a failed run is retried before the job is given up; absent: 5. */
  retries: number;
  /** Seconds before the first retry; absent: 5. Each later delay is about twice as long, at most an hour. */
  retrySeconds: number;
  /** Seconds after which a run counts as lost and is given to another process; absent: 900. */
  expireSeconds: number;
  /** Five fields of cron in UTC for a scheduled job, run once for all processes with the payload `{}`. */
  cron: string | null;
  /** Names of earlier versions: what they enqueued is still run. */
  formerNames: readonly string[];
  /** Parallel runs in one process; absent: 2; null: limited by the number of threads. */
  concurrency: number | null;
}

/** One kind of background work: its queue name, the schema of its payload, and its implementation. */
export interface Job<Payload extends z.ZodType = z.ZodType> extends JobSettings {
  readonly name: string;
  readonly payload: Payload;
  /** The module that a worker thread imports instead of calling `run`; null where the job runs in this thread. */
  readonly thread: URL | null;
  run(work: JobContext<z.output<Payload>>): Promise<void>;
  /**
   * Called once the last retry has failed, also where the process of that run was killed and could say nothing; absent:
   * giving up is logged, and changes nothing. May be called twice.
   */
  onGivenUp?(work: GivenUpContext<z.output<Payload>>): Promise<void>;
}

/** The context of a job that was given up. */
export type GivenUpContext<Payload> = Pick<JobContext<Payload>, 'payload' | 'now' | 'db' | 'log' | 'services'>;

/** Any job, whatever its payload: the payload of `run` is parsed by the job's own schema first. */
export type AnyJob = Job;

/** When a job starts, and its deduplication key. */
export interface EnqueueOptions {
  /** Not before this time. */
  startAt?: Date;
  /** Where several jobs with one key are waiting, only one is kept. */
  key?: string;
}

/** Enqueues a job within the transaction: it exists exactly if the change is committed. */
export type Enqueue = <Payload extends z.ZodType>(
  job: Job<Payload>,
  payload: z.input<Payload>,
  options?: EnqueueOptions,
) => Promise<void>;

/** Enqueues a job on a handle: the job is part of the handle's transaction. */
export type EnqueueOn = <Payload extends z.ZodType>(
  handle: Handle,
  job: Job<Payload>,
  payload: z.input<Payload>,
  options?: EnqueueOptions,
) => Promise<void>;

/** Thrown by a job that would fail again on every retry: it is given up immediately. */
export class PermanentJobError extends Error {
  override name = 'GivesUp';
}

const defaultSettings: JobSettings = {
  retries: 5,
  retrySeconds: 5,
  expireSeconds: 900,
  cron: null,
  formerNames: [],
  concurrency: 2,
};

/** Declares a job that runs in the server's own thread: for work that mostly waits, not for CPU-intensive work. */
export const defineJob = <Payload extends z.ZodType>(
  draft: Pick<Job<Payload>, 'name' | 'payload' | 'run'> & Partial<JobSettings> & Pick<Job<Payload>, 'onGivenUp'>,
): Job<Payload> => ({ ...defaultSettings, thread: null, ...draft });

/**
 * Declares a CPU-intensive job. A worker thread imports the module `thread`, written
 * `new URL('./regrade.thread.ts', import.meta.url)`, and calls its `run`, made by `threadRun`.
 */
export const defineThreadJob = <Payload extends z.ZodType>(
  draft: Pick<Job<Payload>, 'name' | 'payload'> & Partial<JobSettings> & { thread: URL },
): Job<Payload> => ({
  ...defaultSettings,
  concurrency: null,
  run: async () => {
    throw new Error(`${draft.name} runs on a worker thread only.`);
  },
  ...draft,
});

/** The `run` of a thread's module, typed by the job's payload. */
export const threadRun = <Payload extends z.ZodType>(
  job: Job<Payload>,
  run: (work: ThreadJobContext<z.output<Payload>>) => Promise<void>,
) => {
  return async (work: ThreadJobContext<unknown>): Promise<void> =>
    run({ ...work, payload: job.payload.parse(work.payload) });
};
