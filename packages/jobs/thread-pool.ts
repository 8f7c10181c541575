import { Worker } from 'node:worker_threads';
import { PermanentJobError, type JobLog } from './job.ts';
import type { ThreadReport, ThreadStart, ThreadTask } from './thread-messages.ts';

/** A few worker threads that each do one run at a time. */
export interface ThreadPool {
  /** Runs in a free thread, or waits for one; an abort ends the thread even while it runs. */
  run(task: ThreadTask, log: JobLog, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

const endThread = async (worker: Worker): Promise<void> => {
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.postMessage('end');
  const killTimer = setTimeout(() => void worker.terminate(), 5000);
  await ended;
  clearTimeout(killTimer);
};

const toJobError = ({ error: description, isPermanent }: Extract<ThreadReport, { kind: 'failed' }>): Error => {
  const error = isPermanent ? new PermanentJobError(description.message) : new Error(description.message);
  return Object.assign(error, description, { name: description.type });
};

interface RunOptions {
  log: JobLog;
  signal: AbortSignal;
  /** Ends the thread, even while it runs. */
  end(): void;
}

/** Sends one task to a thread and receives its messages until it ends. */
const runOn = (worker: Worker, task: ThreadTask, { log, signal, end }: RunOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    let crashedBy: Error | null = null;
    const onReport = (report: ThreadReport): void => {
      if (report.kind === 'log') return log[report.level](report.fields, report.message);
      settle(report.kind === 'done' ? null : toJobError(report));
    };
    const crash = (error: Error): void => {
      crashedBy = error;
    };
    const exit = (): void => settle(crashedBy ?? new Error('The thread of the job ended before the job did.'));
    const abort = (): void => {
      end();
      settle(new Error('The job was stopped.'));
    };
    const settle = (error: Error | null): void => {
      worker.off('message', onReport).off('error', crash).off('exit', exit);
      signal.removeEventListener('abort', abort);
      if (error) reject(error);
      else resolve();
    };
    worker.on('message', onReport).on('error', crash).on('exit', exit);
    signal.addEventListener('abort', abort);
    worker.postMessage(task);
  });

/** Opens a pool of at most `size` threads; they start when they are first needed. */
export const openThreadPool = (size: number, start: ThreadStart): ThreadPool => {
  const threads = new Set<Worker>();
  const idle: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];

  const begin = (): Worker => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: start });
    threads.add(worker);
    // A crash is reported to the run that it ends; between runs there is none to report it to.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      threads.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      if (threads.size < size) waiting.shift()?.(begin());
    });
    return worker;
  };
  const take = async (): Promise<Worker> => {
    const free = idle.pop();
    if (free) return free;
    if (threads.size < size) return begin();
    return new Promise((resolve) => waiting.push(resolve));
  };
  const giveBack = (worker: Worker): void => {
    if (!threads.has(worker)) return;
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  };

  return {
    async run(task, log, signal) {
      const worker = await take();
      const end = (): void => {
        threads.delete(worker);
        void worker.terminate();
      };
      try {
        signal.throwIfAborted();
        await runOn(worker, task, { log, signal, end });
      } finally {
        giveBack(worker);
      }
    },
    close: async () => void (await Promise.all([...threads].map(endThread))),
  };
};
