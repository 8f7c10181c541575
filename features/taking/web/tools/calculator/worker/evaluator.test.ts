import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalculatorAnswer, CalculatorRequest, DocumentLine } from '../engine/document.ts';
import { createEvaluator, stepLimitMs, type WorkerPort } from './evaluator.ts';
import type { EvaluationJob, WorkerMessage } from './protocol.ts';
import { runJob } from './run-job.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A worker that answers when it is told to, and never a line that says `endless`. */
class FakeWorker implements WorkerPort {
  readonly jobs: EvaluationJob[] = [];
  isTerminated = false;
  private listeners: ((event: { data: WorkerMessage }) => void)[] = [];
  private errorListeners: (() => void)[] = [];

  addEventListener(
    kind: 'message' | 'error',
    listener: ((event: { data: WorkerMessage }) => void) & (() => void),
  ): void {
    if (kind === 'message') this.listeners.push(listener);
    else this.errorListeners.push(listener);
  }

  postMessage(job: EvaluationJob): void {
    this.jobs.push(job);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  fail(): void {
    for (const listener of this.errorListeners) listener();
  }

  dispatch(data: WorkerMessage): void {
    for (const listener of this.listeners) listener({ data });
  }

  /** Runs the newest job up to the first line without an end that was not put aside. */
  run(): void {
    const job = this.jobs.at(-1);
    if (!job) return;
    const { lines, stopped = [] } = job.request;
    const endless = lines.find(
      (line) => line.kind === 'expression' && line.text.includes('endless') && !stopped.includes(line.id),
    );
    if (endless) this.dispatch({ kind: 'step', sequence: job.sequence, id: endless.id });
    else runJob(job, (message) => this.dispatch(message));
  }
}

const open = () => {
  const workers: FakeWorker[] = [];
  const answers: CalculatorAnswer[] = [];
  const onUnavailable = vi.fn<() => void>();
  const evaluator = createEvaluator({
    startWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    onAnswer: (answer) => answers.push(answer),
    onUnavailable,
  });
  return { workers, answers, evaluator, onUnavailable };
};

const request = (...texts: string[]): CalculatorRequest => ({
  lines: texts.map((text, index): DocumentLine => ({ kind: 'expression', id: index + 1, text })),
  angles: 'radians',
});

const results = (answer: CalculatorAnswer | undefined) =>
  answer?.results.map(({ result }) => (result.is === 'problem' ? result.code : result.is));

test('a request is answered by one worker, which stays', () => {
  const { workers, answers, evaluator } = open();
  evaluator.evaluate(request('1+1'));
  workers[0]?.run();
  evaluator.evaluate(request('1+2'));
  workers[0]?.run();
  expect(answers.map(({ results: [line] }) => line?.result)).toMatchObject([{ value: 2 }, { value: 3 }]);
  expect(workers).toHaveLength(1);
});

test('of requests that come while one runs only the newest is run', () => {
  const { workers, answers, evaluator } = open();
  for (const text of ['1', '2', '3', '4']) evaluator.evaluate(request(text));
  workers[0]?.run();
  workers[0]?.run();
  expect(workers[0]?.jobs).toHaveLength(2);
  expect(answers.map(({ results: [line] }) => line?.result)).toMatchObject([{ value: 1 }, { value: 4 }]);
});

test('a line that never ends is stopped with its worker, and the others are answered by a new one', () => {
  const { workers, answers, evaluator } = open();
  evaluator.evaluate(request('1+1', 'endless', '2+2'));
  workers[0]?.run();
  vi.advanceTimersByTime(stepLimitMs - 1);
  expect(workers[0]?.isTerminated).toBe(false);
  vi.advanceTimersByTime(1);
  expect(workers[0]?.isTerminated).toBe(true);
  workers[1]?.run();
  expect(results(answers[0])).toEqual(['number', 'stopped', 'number']);
});

test('code that is still loading is waited for', () => {
  const { workers, answers, evaluator } = open();
  evaluator.evaluate(request('1+1'));
  vi.advanceTimersByTime(10 * stepLimitMs);
  expect(workers).toHaveLength(1);
  workers[0]?.run();
  expect(results(answers[0])).toEqual(['number']);
});

test('a stopped line is not tried again for changes elsewhere, but for its own', () => {
  const { workers, answers, evaluator } = open();
  evaluator.evaluate(request('1', 'endless'));
  workers[0]?.run();
  vi.advanceTimersByTime(stepLimitMs);
  workers[1]?.run();
  evaluator.evaluate(request('1+1', 'endless'));
  workers[1]?.run();
  expect(results(answers[1])).toEqual(['number', 'stopped']);
  evaluator.evaluate(request('1+1', '7'));
  workers[1]?.run();
  expect(results(answers[2])).toEqual(['number', 'number']);
  expect(workers).toHaveLength(2);
});

test('a stopped line is tried again when a name changes that it reads', () => {
  const { workers, answers, evaluator } = open();
  evaluator.evaluate(request('a=endless', 'sum(n,n,1,a)'));
  workers[0]?.dispatch({ kind: 'step', sequence: 1, id: 2 });
  vi.advanceTimersByTime(stepLimitMs);
  expect(workers[1]?.jobs[0]?.request.stopped).toEqual([2]);
  evaluator.evaluate(request('a=4', 'sum(n,n,1,a)'));
  workers[1]?.run();
  vi.advanceTimersByTime(stepLimitMs);
  expect(workers.at(-1)?.jobs.at(-1)?.request.stopped).toEqual([]);
  workers.at(-1)?.run();
  expect(answers.at(-1)?.results[1]?.result).toMatchObject({ value: 10 });
});

test('a failure of the engine puts the line aside and does not come round for ever', () => {
  const { workers, evaluator } = open();
  evaluator.evaluate(request('1'));
  for (const sequence of [1, 2, 3, 4]) {
    workers[0]?.dispatch({ kind: 'step', sequence, id: 1 });
    workers[0]?.dispatch({ kind: 'failure', sequence });
  }
  expect(workers[0]?.jobs).toHaveLength(2);
});

test('code that cannot be loaded is said, and the next request starts a worker anew', () => {
  const { workers, evaluator, onUnavailable } = open();
  evaluator.evaluate(request('1'));
  workers[0]?.fail();
  expect(onUnavailable).toHaveBeenCalledOnce();
  evaluator.evaluate(request('2'));
  expect(workers).toHaveLength(2);
});

test('nothing is answered after the end', () => {
  const { workers, answers, evaluator } = open();
  evaluator.evaluate(request('1'));
  evaluator.close();
  workers[0]?.run();
  vi.advanceTimersByTime(stepLimitMs);
  expect(answers).toEqual([]);
  expect(workers[0]?.isTerminated).toBe(true);
});
