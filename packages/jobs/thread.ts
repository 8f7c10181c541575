import { parentPort, workerData } from 'node:worker_threads';
import { openDb, describeError } from '@inkstone/db';
import { PermanentJobError, type JobLog, type ThreadJobContext } from './job.ts';
import type { ThreadReport, ThreadStart, ThreadTask } from './thread-messages.ts';

if (!parentPort) throw new Error('This module runs in a worker thread only.');
const port = parentPort;
const { connection, settings } = workerData as ThreadStart;
const db = openDb({ ...connection, max: settings.connections ?? 2 });

const postReport = (report: ThreadReport): void => port.postMessage(report);

const logAt =
  (level: 'info' | 'warn' | 'error') =>
  (fields: object, message: string): void => {
    // Fields that cannot be copied between threads, such as functions, are left out.
    const copyable = 'err' in fields ? { ...fields, err: describeError(fields.err) } : fields;
    postReport({ kind: 'log', level, fields: JSON.parse(JSON.stringify(copyable)), message });
  };

const log: JobLog = { info: logAt('info'), warn: logAt('warn'), error: logAt('error') };

type RunFunction = (work: ThreadJobContext<unknown>) => Promise<void>;

const importRun = async (module: string): Promise<RunFunction> => {
  const loaded: unknown = await import(module);
  if (typeof loaded === 'object' && loaded !== null && 'run' in loaded && typeof loaded.run === 'function') {
    return loaded.run as RunFunction;
  }
  throw new Error(`${module} exports no run.`);
};

const runTask = async ({ module, payload, id, attempt, now }: ThreadTask): Promise<ThreadReport> => {
  try {
    const run = await importRun(module);
    await run({ payload, id, attempt, now, db, log, settings });
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'failed', error: describeError(error), isPermanent: error instanceof PermanentJobError };
  }
};

port.on('message', (message: ThreadTask | 'end') => {
  if (message === 'end') void db.$client.end().finally(() => port.close());
  else void runTask(message).then(postReport);
});
