import { parentPort, workerData } from 'node:worker_threads';
import { openDb, describeError } from '@inkstone/db';
import { GivesUp, type JobLog, type ThreadWork } from './job.ts';
import type { ThreadReport, ThreadStart, ThreadTask } from './thread-messages.ts';

if (!parentPort) throw new Error('This module runs in a worker thread only.');
const port = parentPort;
const { connection, settings } = workerData as ThreadStart;
const db = openDb({ ...connection, max: settings.connections ?? 2 });

const say = (report: ThreadReport): void => port.postMessage(report);

const logAt =
  (level: 'info' | 'warn' | 'error') =>
  (fields: object, message: string): void => {
    // Fields that cannot be copied between threads, functions and the like, are left out.
    const told = 'err' in fields ? { ...fields, err: describeError(fields.err) } : fields;
    say({ kind: 'log', level, fields: JSON.parse(JSON.stringify(told)), message });
  };

const log: JobLog = { info: logAt('info'), warn: logAt('warn'), error: logAt('error') };

type Run = (work: ThreadWork<unknown>) => Promise<void>;

const runOf = async (module: string): Promise<Run> => {
  const loaded: unknown = await import(module);
  if (typeof loaded === 'object' && loaded !== null && 'run' in loaded && typeof loaded.run === 'function') {
    return loaded.run as Run;
  }
  throw new Error(`${module} exports no run.`);
};

const work = async ({ module, payload, id, attempt, now }: ThreadTask): Promise<ThreadReport> => {
  try {
    const run = await runOf(module);
    await run({ payload, id, attempt, now, db, log, settings });
    return { kind: 'done' };
  } catch (error) {
    return { kind: 'failed', error: describeError(error), givesUp: error instanceof GivesUp };
  }
};

port.on('message', (message: ThreadTask | 'end') => {
  if (message === 'end') void db.$client.end().finally(() => port.close());
  else void work(message).then(say);
});
