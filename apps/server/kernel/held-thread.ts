import { parentPort } from 'node:worker_threads';
import type { HeavyOutcome, HeavyTask } from './heavy-calls.ts';

/** For tests: a thread that answers with what it was asked, once the number that came with it is no longer 0. */
parentPort?.on('message', ({ path, input }: HeavyTask) => {
  if (input instanceof Int32Array) Atomics.wait(input, 0, 0);
  const outcome: HeavyOutcome =
    path === 'gone' ? { kind: 'notFound' } : { kind: 'done', json: new TextEncoder().encode(path) };
  parentPort?.postMessage(outcome);
});
