import { runPhotoJob, type PhotoJob, type PhotoResult } from './photo-work.ts';

/** Runs jobs on photos, in a worker where the browser draws in workers. */
export interface PhotoWorker {
  run(job: PhotoJob): Promise<PhotoResult>;
  close(): void;
}

const startWorker = (): Worker | null => {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  return new Worker(new URL('./photo.thread.ts', import.meta.url), { type: 'module', name: 'photo' });
};

/** How long a worker may be silent while a photo waits; a photo is done in a few seconds. */
export const maxSilenceMs = 30_000;

/**
 * Opens a worker for photos, which starts with the first job. What it cannot answer any more is a failed job, and no photo
 * is changed by that.
 */
export const openPhotoWorker = (): PhotoWorker => {
  const waiting = new Map<number, (result: PhotoResult) => void>();
  let worker: Worker | null = null;
  let lastId = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(silence);
    worker?.terminate();
    worker = null;
    for (const resolve of waiting.values()) resolve({ is: 'failed', megapixels: null });
    waiting.clear();
  };
  const watch = (): void => {
    clearTimeout(silence);
    if (waiting.size > 0) silence = setTimeout(stop, maxSilenceMs);
  };
  const start = (): Worker | null => {
    const started = startWorker();
    started?.addEventListener('message', ({ data }: MessageEvent<{ id: number; result: PhotoResult }>) => {
      waiting.get(data.id)?.(data.result);
      waiting.delete(data.id);
      watch();
    });
    started?.addEventListener('error', stop);
    started?.addEventListener('messageerror', stop);
    return started;
  };
  return {
    run(job) {
      worker ??= start();
      const running = worker;
      if (!running) return runPhotoJob(job);
      return new Promise((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve);
        // Photos are done one after the other: one that waits behind another has no time of its own.
        if (waiting.size === 1) watch();
        running.postMessage({ id: lastId, job });
      });
    },
    close: stop,
  };
};
