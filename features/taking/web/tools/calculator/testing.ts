import type { WorkerPort } from './worker/evaluator.ts';
import type { EvaluationJob, WorkerMessage } from './worker/protocol.ts';
import { runJob } from './worker/run-job.ts';

/** Runs jobs in the page, for tests that have no workers; stub the global `Worker` with it. */
export class LocalWorker implements WorkerPort {
  private readonly listeners: ((event: { data: WorkerMessage }) => void)[] = [];
  private isEnded = false;

  addEventListener(kind: string, listener: ((event: { data: WorkerMessage }) => void) & (() => void)): void {
    if (kind === 'message') this.listeners.push(listener);
  }

  postMessage(job: EvaluationJob): void {
    queueMicrotask(() => runJob(job, (data) => this.dispatch(data)));
  }

  terminate(): void {
    this.isEnded = true;
  }

  private dispatch(data: WorkerMessage): void {
    if (this.isEnded) return;
    for (const listener of this.listeners) listener({ data });
  }
}
