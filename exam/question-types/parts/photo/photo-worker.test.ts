import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maxSilenceMs, openPhotoWorker } from './photo-worker.ts';
import type { PhotoJob, PhotoResult } from './photo-work.ts';

/** A worker that answers when it is told to. */
class SilentWorker extends EventTarget {
  readonly ids: number[] = [];
  isTerminated = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage({ id }: { id: number }) {
    this.ids.push(id);
  }
  answer(id: number | undefined, result: PhotoResult) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, result } }));
  }
  terminate() {
    this.isTerminated = true;
  }
}

const workers: SilentWorker[] = [];
const job: PhotoJob = { kind: 'preview', photo: new Blob(['photo']), quarters: 0 };
const failed: PhotoResult = { is: 'failed', megapixels: null };
const edited: PhotoResult = { is: 'edited', photo: new Blob(['page']) };

beforeEach(() => {
  workers.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker that is silent for half a minute is ended, its job has failed, and the next job starts another one', async () => {
  const worker = openPhotoWorker();
  const results: PhotoResult[] = [];
  void worker.run(job).then((result) => results.push(result));
  await vi.advanceTimersByTimeAsync(maxSilenceMs - 1);
  expect(results).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(results).toEqual([failed]);
  expect(workers[0]).toMatchObject({ isTerminated: true });
  const next = worker.run(job);
  workers[1]?.answer(workers[1].ids[0], edited);
  expect(await next).toEqual(edited);
});

test('a job that waits behind another one has half a minute from when that one is done, and an idle worker stays', async () => {
  const worker = openPhotoWorker();
  const [first, second] = [worker.run(job), worker.run(job)];
  await vi.advanceTimersByTimeAsync(maxSilenceMs - 1);
  workers[0]?.answer(workers[0].ids[0], edited);
  await vi.advanceTimersByTimeAsync(maxSilenceMs - 1);
  workers[0]?.answer(workers[0].ids[1], edited);
  expect(await Promise.all([first, second])).toEqual([edited, edited]);
  await vi.advanceTimersByTimeAsync(maxSilenceMs * 2);
  expect(workers[0]).toMatchObject({ isTerminated: false });
});

test.each(['error', 'messageerror'])('a worker from which comes %s is ended, and its job has failed', async (type) => {
  const worker = openPhotoWorker();
  const result = worker.run(job);
  workers[0]?.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(workers[0]).toMatchObject({ isTerminated: true });
  expect(await result).toEqual(failed);
});
