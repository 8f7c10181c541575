import { parentPort } from 'node:worker_threads';
import type { HeavyOutcome, HeavyTask } from './heavy-calls.ts';

/** For tests: a thread that returns the path that it was sent, once the shared number in the input is no longer 0. */
parentPort?.on('message', ({ path, input }: HeavyTask) => {
  if (input instanceof Int32Array) Atomics.wait(input, 0, 0);
  const outcome: HeavyOutcome =
    path === 'gone' ? { kind: 'notFound' } : { kind: 'done', json: new TextEncoder().encode(path) };
  parentPort?.postMessage(outcome);
});
