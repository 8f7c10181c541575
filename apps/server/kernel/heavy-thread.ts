import { parentPort, workerData } from 'node:worker_threads';
import { succeed } from '@inkstone/call/envelope';
import { NotFound, Refused, type Answer } from '@inkstone/call/server';
import { openDb, tellError, type Tx } from '@inkstone/db';
import { answers } from '../answers.ts';
import type { HeavyOutcome, HeavyTask, HeavyThreadStart } from './heavy-calls.ts';

if (!parentPort) throw new Error('This module runs in a worker thread only.');
const port = parentPort;
const { connection, school, secret } = workerData as HeavyThreadStart;
const db = openDb({ ...connection, max: 2 });

type Deciding = Parameters<Answer['decide']>[0];

const contextFor = ({ input, me, language, now }: HeavyTask): Deciding => {
  const given: Partial<Deciding> = {
    ...{ input, language, school, secret, now: new Date(now), prepared: undefined },
    // A read changes nothing, so that nothing holds it to one connection.
    tx: db as unknown as Tx,
    refuse: (code, values) => {
      throw new Refused(code, values);
    },
    notFound: () => {
      throw new NotFound();
    },
  };
  // Storage, queue and push stay with the server: a heavy read has the database and the settings alone.
  return { ...given, me } as Deciding;
};

const answerTask = async (task: HeavyTask): Promise<HeavyOutcome> => {
  try {
    const answer = answers.find(({ call }) => call.path === task.path && call.effect === 'read');
    if (!answer) throw new Error(`${task.path} is no reading call.`);
    const output = answer.call.output.parse(await answer.decide(contextFor(task)));
    return { kind: 'done', json: new TextEncoder().encode(JSON.stringify(succeed(output as object))) };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'notFound' };
    if (error instanceof Refused) return { kind: 'refused', code: error.code, values: error.values };
    return { kind: 'failed', error: tellError(error) };
  }
};

port.on('message', (task: HeavyTask) => {
  void answerTask(task).then((outcome) =>
    port.postMessage(outcome, outcome.kind === 'done' ? [outcome.json.buffer as ArrayBuffer] : []),
  );
});
