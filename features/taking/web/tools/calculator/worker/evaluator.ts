import { pointsStep, type CalculatorAnswer, type CalculatorRequest } from '../engine/document.ts';
import { fingerprintLine } from './line-fingerprint.ts';
import type { EvaluationJob, WorkerMessage } from './protocol.ts';

/** The members of a worker that are used. */
export interface WorkerPort {
  postMessage(job: EvaluationJob): void;
  terminate(): void;
  addEventListener(kind: 'message', listener: (event: { data: WorkerMessage }) => void): void;
  addEventListener(kind: 'error', listener: () => void): void;
}

/** Evaluates documents in a worker; of requests that come meanwhile only the newest is run. */
export interface Evaluator {
  evaluate(request: CalculatorRequest): void;
  close(): void;
}

interface EvaluatorOptions {
  startWorker: () => WorkerPort;
  onAnswer: (answer: CalculatorAnswer, request: CalculatorRequest) => void;
  /** Called where the worker's own code cannot be loaded. */
  onUnavailable: () => void;
}

/** How long one step may take; then the worker is ended and restarted without it. */
export const stepLimitMs = 1500;

interface RunningJob {
  sequence: number;
  request: CalculatorRequest;
  stepId: number;
  /** Runs from the first step on: the worker's code may still be loading before. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

class WorkerEvaluator implements Evaluator {
  private readonly options: EvaluatorOptions;
  private worker: WorkerPort | null = null;
  private running: RunningJob | null = null;
  private waiting: CalculatorRequest | null = null;
  private sequence = 0;
  /** What was stopped: by step, what it depended on then. */
  private readonly stopped = new Map<number, string>();

  constructor(options: EvaluatorOptions) {
    this.options = options;
  }

  evaluate(request: CalculatorRequest): void {
    if (this.running) this.waiting = request;
    else this.run(request);
  }

  close(): void {
    this.waiting = null;
    this.endWorker();
  }

  private run(request: CalculatorRequest): void {
    this.sequence += 1;
    const { sequence } = this;
    this.running = { sequence, request, stepId: request.lines[0]?.id ?? pointsStep, timer: undefined };
    this.worker ??= this.startWorker();
    this.worker.postMessage({ sequence, request: this.withoutStopped(request) });
  }

  private withoutStopped(request: CalculatorRequest): CalculatorRequest {
    const isStopped = (id: number): boolean => this.stopped.get(id) === fingerprintLine(id, request.lines);
    const stopped = request.lines.map(({ id }) => id).filter(isStopped);
    const drawing =
      request.drawing && isStopped(pointsStep) ? { ...request.drawing, hasPoints: false } : request.drawing;
    return { ...request, drawing, stopped };
  }

  private startTimer(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.stopStep(), stepLimitMs);
  }

  private startWorker(): WorkerPort {
    const worker = this.options.startWorker();
    worker.addEventListener('message', ({ data }) => this.receive(data));
    worker.addEventListener('error', () => {
      if (worker !== this.worker) return;
      this.endWorker();
      this.options.onUnavailable();
    });
    return worker;
  }

  private receive(message: WorkerMessage): void {
    const { running } = this;
    if (!running || message.sequence !== running.sequence) return;
    clearTimeout(running.timer);
    if (message.kind === 'step') {
      running.stepId = message.id;
      running.timer = this.startTimer();
    } else if (message.kind === 'failure') {
      this.putAside(running);
    } else {
      this.running = null;
      this.options.onAnswer(message.answer, running.request);
      this.runNext(null);
    }
  }

  /** Ends a step that takes too long, with its worker. */
  private stopStep(): void {
    const { running } = this;
    if (!running) return;
    this.endWorker();
    this.putAside(running);
  }

  /** Runs again without the step that was begun last. */
  private putAside({ stepId, request }: RunningJob): void {
    const before = this.stopped.get(stepId);
    const fingerprint = fingerprintLine(stepId, request.lines);
    this.stopped.set(stepId, fingerprint);
    this.running = null;
    // What fails again although it was put aside is not run for ever.
    this.runNext(before === fingerprint ? null : request);
  }

  private runNext(fallback: CalculatorRequest | null): void {
    const next = this.waiting ?? fallback;
    this.waiting = null;
    if (next) this.run(next);
  }

  private endWorker(): void {
    if (this.running) clearTimeout(this.running.timer);
    this.running = null;
    this.worker?.terminate();
    this.worker = null;
  }
}

/** Makes an evaluator; its worker starts with the first request. */
export const createEvaluator = (options: EvaluatorOptions): Evaluator => new WorkerEvaluator(options);
