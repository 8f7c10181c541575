import type { Language, MessageValues } from '@inkstone/base';
import {
  BusyError,
  NotFoundError,
  QueueFullError,
  RefusalError,
  type CurrentUser,
  type SchoolSettings,
} from '@inkstone/call/server';
import type { Connection, DescribedError } from '@inkstone/db';
import { openThreadQueue } from '@inkstone/jobs';

/** What a worker thread needs to run calls by itself. */
export interface HeavyThreadStart {
  connection: Connection;
  secret: string;
}

/** One heavy read whose input is already validated. */
export interface HeavyTask {
  path: string;
  input: unknown;
  me: CurrentUser | null;
  language: Language;
  now: Date;
  school: SchoolSettings;
}

/** The result: the envelope as JSON, or the error. */
export type HeavyOutcome =
  | { kind: 'done'; json: Uint8Array }
  | { kind: 'notFound' }
  | { kind: 'refused'; code: string; values: MessageValues }
  | { kind: 'databaseUnavailable' }
  | { kind: 'failed'; error: DescribedError };

/** Runs heavy reads on a worker thread, one after the other. */
export interface HeavyCalls {
  /**
   * Returns the envelope as JSON; rethrows the handler's error, and throws QueueFullError where too many reads are
   * queued.
   */
  run(task: HeavyTask): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** How many reads may be queued behind the running one. */
export const maxWaiting = 8;
/** How many reads of one person may run or be queued, so that one person cannot fill the queue. */
export const maxPerPerson = 3;
const retryAfterSeconds = 15;

const toError = ({ cause, ...described }: DescribedError): Error =>
  Object.assign(new Error(described.message, cause && { cause: toError(cause) }), described);

const unwrapOutcome = (outcome: HeavyOutcome): Uint8Array => {
  if (outcome.kind === 'done') return outcome.json;
  if (outcome.kind === 'notFound') throw new NotFoundError();
  if (outcome.kind === 'refused') throw new RefusalError(outcome.code, outcome.values);
  if (outcome.kind === 'databaseUnavailable') throw new BusyError('the worker thread cannot reach the database');
  throw toError(outcome.error);
};

/** Creates the queue; its thread starts with the first heavy call. */
export const openHeavyCalls = (
  start: HeavyThreadStart,
  thread = new URL('./heavy-thread.ts', import.meta.url),
): HeavyCalls => {
  const queue = openThreadQueue<HeavyTask, HeavyOutcome>({ program: thread, start });
  const queued: HeavyTask[] = [];
  const isFullFor = ({ me }: HeavyTask): boolean =>
    queued.length > maxWaiting ||
    (me !== null && queued.filter((task) => task.me?.id === me.id).length >= maxPerPerson);

  return {
    async run(task) {
      if (isFullFor(task)) throw new QueueFullError(retryAfterSeconds);
      queued.push(task);
      try {
        return unwrapOutcome(await queue.run(task));
      } finally {
        queued.splice(queued.indexOf(task), 1);
      }
    },
    close: queue.close,
  };
};
