import { parentPort } from 'node:worker_threads';
import type { HeavyOutcome, HeavyTask } from './heavy-calls.ts';

const noRoom = { type: 'DatabaseError', message: 'could not extend file', code: '53100' };
const outcomes: Readonly<Record<string, HeavyOutcome>> = {
  gone: { kind: 'notFound' },
  fault: { kind: 'failed', error: { type: 'DrizzleQueryError', message: 'Failed query', cause: noRoom } },
};

/** For tests: a thread that returns the path that it was sent, once the shared number in the input is no longer 0. */
parentPort?.on('message', ({ path, input }: HeavyTask) => {
  if (input instanceof Int32Array) Atomics.wait(input, 0, 0);
  parentPort?.postMessage(outcomes[path] ?? { kind: 'done', json: new TextEncoder().encode(path) });
});
