import { Worker } from 'node:worker_threads';
import type { Language, Values } from '@inkstone/base';
import { NotFound, QueueFull, Refused, type Me, type SchoolSettings } from '@inkstone/call/server';
import { tellError, type Connection } from '@inkstone/db';

/** What a thread needs to answer calls by itself. */
export interface HeavyThreadStart {
  connection: Connection;
  school: SchoolSettings;
  secret: string;
}

/** One heavy read, checked already. */
export interface HeavyTask {
  path: string;
  input: unknown;
  me: Me | null;
  language: Language;
  now: Date;
}

/** How it went: the envelope as JSON, or why there is none. */
export type HeavyOutcome =
  | { kind: 'done'; json: Uint8Array }
  | { kind: 'notFound' }
  | { kind: 'refused'; code: string; values: Values }
  | { kind: 'failed'; error: ReturnType<typeof tellError> };

/** Answers heavy reads off the server's thread, one after the other. */
export interface HeavyCalls {
  /** The envelope as JSON; throws what the handler threw, and QueueFull where too many wait. */
  run(task: HeavyTask): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How many may wait for the one that runs. */
export const mostWaiting = 8;
const retryAfterSeconds = 15;
// A thread that nobody needs gives its memory back.
const idleMs = 60_000;

const ask = (worker: Worker, task: HeavyTask): Promise<HeavyOutcome> =>
  new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      worker.off('message', hear).off('error', fail).off('exit', exit);
      finish();
    };
    const hear = (outcome: HeavyOutcome): void => settle(() => resolve(outcome));
    const fail = (error: Error): void => settle(() => reject(error));
    const exit = (): void => settle(() => reject(new Error('The thread of heavy calls ended.')));
    worker.on('message', hear).on('error', fail).on('exit', exit);
    worker.postMessage(task);
  });

const jsonIn = (outcome: HeavyOutcome): Uint8Array => {
  if (outcome.kind === 'done') return outcome.json;
  if (outcome.kind === 'notFound') throw new NotFound();
  if (outcome.kind === 'refused') throw new Refused(outcome.code, outcome.values);
  throw Object.assign(new Error(outcome.error.message), outcome.error);
};

/** Opens the queue; its thread begins with the first heavy call. */
export const openHeavyCalls = (
  start: HeavyThreadStart,
  thread = new URL('./heavy-thread.ts', import.meta.url),
): HeavyCalls => {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };
  const begin = (): Worker => {
    const begun = new Worker(thread, { workerData: start });
    // A crash is told to the call that it ends; between calls there is nobody to tell.
    begun.on('error', () => undefined);
    begun.once('exit', () => {
      if (worker === begun) worker = null;
    });
    return begun;
  };
  const answerNext = async (task: HeavyTask): Promise<Uint8Array> => {
    clearTimeout(idle);
    worker ??= begin();
    try {
      return jsonIn(await ask(worker, task));
    } finally {
      idle = setTimeout(() => void end(), idleMs);
      idle.unref();
    }
  };

  return {
    async run(task) {
      if (waiting > mostWaiting) throw new QueueFull(retryAfterSeconds);
      waiting += 1;
      const own = last.then(() => answerNext(task));
      last = own.catch(() => undefined);
      try {
        return await own;
      } finally {
        waiting -= 1;
      }
    },
    close: end,
  };
};
