import { parentPort, workerData } from 'node:worker_threads';
import { toWire } from '@inkstone/call';
import { successBody } from '@inkstone/call/envelope';
import { NotFoundError, RefusalError, type CallHandler } from '@inkstone/call/server';
import { openDb, describeError, isDatabaseUnavailable, type Tx } from '@inkstone/db';
import { handlers } from '../handlers.ts';
import type { HeavyOutcome, HeavyTask, HeavyThreadStart } from './heavy-calls.ts';

if (!parentPort) throw new Error('This module runs in a worker thread only.');
const port = parentPort;
const { connection, secret } = workerData as HeavyThreadStart;
const db = openDb({ ...connection, max: 2 });

type Context = Parameters<CallHandler['handle']>[0];

const contextFor = ({ input, me, language, now, school }: HeavyTask): Context => {
  const context: Partial<Context> = {
    ...{ input, language, school, secret, now: new Date(now), prepared: undefined },
    // A read changes nothing, so it needs no connection of its own.
    tx: db as unknown as Tx,
    refuse: (code, values) => {
      throw new RefusalError(code, values);
    },
    notFound: () => {
      throw new NotFoundError();
    },
  };
  // Storage, job queue and push are not available on the thread: a heavy read has only the database and the settings.
  return { ...context, me } as Context;
};

const runTask = async (task: HeavyTask): Promise<HeavyOutcome> => {
  try {
    const handler = handlers.find(({ call }) => call.path === task.path && call.effect === 'read');
    if (!handler) throw new Error(`${task.path} is no reading call.`);
    const { call } = handler;
    const output = toWire(call, 'output', call.output.parse(await handler.handle(contextFor(task))));
    return { kind: 'done', json: new TextEncoder().encode(JSON.stringify(successBody(output as object))) };
  } catch (error) {
    if (error instanceof NotFoundError) return { kind: 'notFound' };
    if (error instanceof RefusalError) return { kind: 'refused', code: error.code, values: error.values };
    if (isDatabaseUnavailable(error)) return { kind: 'databaseUnavailable' };
    return { kind: 'failed', error: describeError(error) };
  }
};

port.on('message', (task: HeavyTask) => {
  void runTask(task).then((outcome) =>
    port.postMessage(outcome, outcome.kind === 'done' ? [outcome.json.buffer as ArrayBuffer] : []),
  );
});
