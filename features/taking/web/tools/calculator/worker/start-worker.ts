import type { WorkerPort } from './evaluator.ts';

/** Starts the worker that evaluates; it is a file of its own, which the browser keeps as the others. */
export const startCalculatorWorker = (): WorkerPort =>
  new Worker(new URL('./calculator.worker.ts', import.meta.url), { type: 'module', name: 'calculator' });
