import type * as z from 'zod';
import type { Db, Handle } from '@inkstone/db';

/** What jobs may use besides the database; packages and features name their part of it by declaration merging. */
export interface JobServices {}

/** What jobs on worker threads are given of the settings, by declaration merging; copied, so plain values only. */
export interface ThreadSettings {
  /** Most connections to the database that one thread holds; 2 when left out. */
  connections?: number;
}

/** Where a job writes what happened; a pino logger fits. */
export interface JobLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** One run of a job, wherever it runs. */
interface JobRun<Payload> {
  payload: Payload;
  /** Identity of the piece of work, the same in every attempt. */
  id: string;
  /** 1 in the first run, one more in each repetition. */
  attempt: number;
  now: Date;
  db: Db;
  log: JobLog;
}

/** What a job works with in the server's own thread. A job may run twice: what it does must be safe to repeat. */
export interface JobContext<Payload> extends JobRun<Payload> {
  services: JobServices;
  /** Aborts when the run has lasted too long or the process stops. */
  signal: AbortSignal;
  enqueue: EnqueueOn;
}

/** What a job works with in a thread of its own, with its own connections to the database. Stopping ends the thread. */
export interface ThreadJobContext<Payload> extends JobRun<Payload> {
  settings: ThreadSettings;
}

interface JobSettings {
  /** How often a failed run is tried again before it is given up; 5 when left out. */
  retries: number;
  /** Seconds before the first repetition, 5 when left out; each later one waits about twice as long, an hour at most. */
  retrySeconds: number;
  /** Seconds after which a run counts as lost and is given to another process; 900 when left out. */
  expireSeconds: number;
  /** Five fields of cron in UTC, for work that comes round by itself, once for all processes, with the payload `{}`. */
  cron: string | null;
  /** Runs at once in one process, 2 when left out; null lets the number of threads decide. */
  concurrency: number | null;
}

/** One kind of later work: its name in the queue, the shape of its payload, and what does it. */
export interface Job<Payload extends z.ZodType = z.ZodType> extends JobSettings {
  readonly name: string;
  readonly payload: Payload;
  /** The module that a worker thread imports instead of calling `run`; null where the job runs here. */
  readonly thread: URL | null;
  run(work: JobContext<z.output<Payload>>): Promise<void>;
}

/** Any job, whatever its payload: what is given to `run` is parsed with the job's own shape first. */
export type AnyJob = Job;

/** When a piece of work begins, and what it is one with. */
export interface EnqueueOptions {
  /** Not before this moment. */
  startAt?: Date;
  /** Work of one key waits once, however often it is asked for. */
  key?: string;
}

/** Adds work within the change that asks for it: it exists exactly when the change does. */
export type Enqueue = <Payload extends z.ZodType>(
  job: Job<Payload>,
  payload: z.input<Payload>,
  options?: EnqueueOptions,
) => Promise<void>;

/** The same on a handle that is named: the work is part of its transaction. */
export type EnqueueOn = <Payload extends z.ZodType>(
  handle: Handle,
  job: Job<Payload>,
  payload: z.input<Payload>,
  options?: EnqueueOptions,
) => Promise<void>;

/** Thrown by a job that would fail again however often it is tried: it is given up at once. */
export class PermanentJobError extends Error {
  override name = 'GivesUp';
}

const defaultSettings: JobSettings = { retries: 5, retrySeconds: 5, expireSeconds: 900, cron: null, concurrency: 2 };

/** Declares a job that runs in the server's own thread: work that waits, not work that burns the CPU. */
export const defineJob = <Payload extends z.ZodType>(
  draft: Pick<Job<Payload>, 'name' | 'payload' | 'run'> & Partial<JobSettings>,
): Job<Payload> => ({ ...defaultSettings, thread: null, ...draft });

/**
 * Declares a job that burns the CPU. A worker thread imports the module `thread`, written
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
