import type * as z from 'zod';
import type { Db, Handle } from '@inkstone/db';

/** What a running job may use; packages and the server add to it by declaration merging. */
export interface JobContext {
  db: Db;
  now(): Date;
}

/** Where a job writes what happened; a pino logger fits. */
export interface JobLog {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
}

/** How one piece of work is put into the queue. */
export interface JobOptions {
  /** Not before this moment. */
  startAfter?: Date;
  /** Work of the same key waits once, however often it is asked for. */
  singletonKey?: string;
}

/** Puts work into the queue within the change that asks for it: it exists exactly when the change does. */
export type Enqueue = <Payload extends z.ZodType>(
  job: Job<Payload>,
  payload: z.input<Payload>,
  options?: JobOptions,
) => Promise<void>;

/** The same on a handle that is named: the work is part of its transaction. */
export type EnqueueOn = <Payload extends z.ZodType>(
  handle: Handle,
  job: Job<Payload>,
  payload: z.input<Payload>,
  options?: JobOptions,
) => Promise<void>;

/** One run of a job in the server's own thread. */
export interface JobRun extends JobContext {
  /** Identity of the piece of work, the same in every attempt. */
  id: string;
  /** 1 in the first run, one more in each repetition. */
  attempt: number;
  log: JobLog;
  /** Aborts when the run has lasted too long or the process stops. */
  signal: AbortSignal;
  enqueue: EnqueueOn;
}

/** What jobs on worker threads are given of the settings, by declaration merging; copied, so plain values only. */
export interface ThreadSettings {
  /** Most connections to the database that one thread holds; 2 when left out. */
  connections?: number;
}

/** One run of a job in a thread of its own, with its own connections to the database. Stopping ends the thread. */
export interface ThreadRun<Payload> {
  payload: Payload;
  id: string;
  attempt: number;
  now: Date;
  db: Db;
  log: JobLog;
  settings: ThreadSettings;
}

interface Habits {
  /** How often a failed run is tried again, with growing pauses; 5 when left out. */
  retries: number;
  /** Seconds before the first repetition; each later one waits about twice as long, an hour at most. */
  retrySeconds: number;
  /** Seconds after which a run counts as lost and is given to another process. */
  expireSeconds: number;
  /** Five fields of cron in UTC, for work that comes round by itself with an empty payload. */
  every: string | null;
  /** Runs at once in one process; null lets the number of threads decide. */
  concurrency: number | null;
}

/** One kind of later work: its name in the queue, the shape of its payload, and what does it. It may run twice. */
export interface Job<Payload extends z.ZodType = z.ZodType> extends Habits {
  readonly name: string;
  readonly payload: Payload;
  /** The module that a worker thread imports instead of `run`; its `run` is made by `threadRun`. */
  readonly thread: URL | null;
  run(payload: z.output<Payload>, context: JobRun): Promise<void>;
}

/** Any job, whatever its payload. */
export type AnyJob = Omit<Job, 'run'> & { run(payload: never, context: JobRun): Promise<void> };

/** Thrown by a job that would fail again however often it is tried: it is given up at once. */
export class GivesUp extends Error {
  override name = 'GivesUp';
}

const usual: Habits = { retries: 5, retrySeconds: 5, expireSeconds: 900, every: null, concurrency: 2 };

/** Declares a job that runs in the server's own thread: work that waits, not work that burns the CPU. */
export const defineJob = <Payload extends z.ZodType>(
  draft: Pick<Job<Payload>, 'name' | 'payload' | 'run'> & Partial<Habits>,
): Job<Payload> => ({ ...usual, thread: null, ...draft });

/** Declares a job that burns the CPU: a worker thread imports `thread`, `new URL('./regrade.thread.ts', import.meta.url)`. */
export const defineThreadJob = <Payload extends z.ZodType>(
  draft: Pick<Job<Payload>, 'name' | 'payload'> & Partial<Habits> & { thread: URL },
): Job<Payload> => ({
  ...usual,
  concurrency: null,
  run: async () => {
    throw new Error(`${draft.name} runs on a worker thread only.`);
  },
  ...draft,
});

/** The `run` of a thread's module, typed by the job's payload. */
export const threadRun = <Payload extends z.ZodType>(
  job: Job<Payload>,
  run: (it: ThreadRun<z.output<Payload>>) => Promise<void>,
) => {
  return async (it: ThreadRun<unknown>): Promise<void> => run({ ...it, payload: job.payload.parse(it.payload) });
};
