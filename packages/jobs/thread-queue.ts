import { Worker } from 'node:worker_threads';

/** A worker thread that does one task after the other; it starts with the first one. */
export interface ThreadQueue<Task, Outcome> {
  /** `seconds` is how long the task may take once it has started; absent: no limit. */
  run(task: Task, limit?: { seconds?: number }): Promise<Outcome>;
  close(): Promise<void>;
}

interface QueueOptions {
  /** The program of the thread: it responds to each message with one of its own. */
  program: URL;
  /** What the thread receives when it starts. */
  start?: unknown;
  /** After how long an idle thread is ended, which frees its memory; absent: a minute. */
  idleMs?: number;
}

const usualIdleMs = 60_000;

/** The thread ended before its task did, and not with an error reported by the task. */
export class ThreadEndedError extends Error {}

interface TaskOptions {
  seconds: number | undefined;
  /** Ends the thread, even while it runs. */
  end(): void;
}

const sendTask = <Task, Outcome>(worker: Worker, task: Task, { seconds, end }: TaskOptions): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onOutcome).off('error', fail).off('exit', exit);
      finish();
    };
    const onOutcome = (outcome: Outcome): void => settle(() => resolve(outcome));
    const fail = (error: Error): void => settle(() => reject(new ThreadEndedError(error.message, { cause: error })));
    const exit = (): void => settle(() => reject(new ThreadEndedError('The thread ended before its task did.')));
    const giveUp = (): void =>
      settle(() => {
        end();
        reject(new Error(`The thread was ended: its task took longer than ${seconds} seconds.`));
      });
    const timer = seconds === undefined ? undefined : setTimeout(giveUp, seconds * 1000);
    worker.on('message', onOutcome).on('error', fail).on('exit', exit);
    worker.postMessage(task);
  });

/**
 * Opens the queue. After a thread has ended, the next task starts a new one; an idle one does not keep the process
 * alive.
 */
export const openThreadQueue = <Task, Outcome>({
  program,
  start,
  idleMs = usualIdleMs,
}: QueueOptions): ThreadQueue<Task, Outcome> => {
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };
  const begin = (): Worker => {
    const thread = new Worker(program, { workerData: start });
    const drop = (): void => {
      if (worker === thread) worker = null;
    };
    // A crash is reported to the task that it ends; between tasks there is none to report it to. This event comes before `exit`.
    thread.on('error', drop).once('exit', drop);
    return thread;
  };
  const runNext = async (task: Task, seconds: number | undefined): Promise<Outcome> => {
    clearTimeout(idle);
    worker ??= begin();
    const currentWorker = worker;
    currentWorker.ref();
    try {
      return await sendTask<Task, Outcome>(currentWorker, task, { seconds, end: () => void end() });
    } finally {
      currentWorker.unref();
      idle = setTimeout(() => void end(), idleMs);
      idle.unref();
    }
  };

  return {
    run(task, { seconds } = {}) {
      const own = last.then(() => runNext(task, seconds));
      last = own.catch(() => undefined);
      return own;
    },
    close: end,
  };
};
