import type { WorkerPort } from './evaluator.ts';

/** Starts the worker that evaluates; it is a file of its own, which the browser keeps as the others. */
const startWorker = (): Worker =>
  new Worker(new URL('./calculator.thread.ts', import.meta.url), { type: 'module', name: 'calculator' });

let warmWorker: Worker | null = null;

/** Starts a worker before it is needed, so that its code is there without a network and the first drawing is quick. */
export const warmCalculatorWorker = (): void => {
  if (typeof Worker === 'undefined' || warmWorker) return;
  const worker = startWorker();
  // Without a network it is started again when it is needed.
  worker.addEventListener('error', () => {
    if (warmWorker === worker) warmWorker = null;
  });
  warmWorker = worker;
};

/** A worker of one's own: the warm one where there is one. */
export const takeCalculatorWorker = (): WorkerPort => {
  const worker = warmWorker ?? startWorker();
  warmWorker = null;
  return worker;
};
