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

/**
 * Opens a worker for photos, which starts with the first job. What it cannot answer any more is a failed job, and no photo
 * is changed by that.
 */
export const openPhotoWorker = (): PhotoWorker => {
  const waiting = new Map<number, (result: PhotoResult) => void>();
  let worker: Worker | null = null;
  let lastId = 0;
  const stop = (): void => {
    worker?.terminate();
    worker = null;
    for (const resolve of waiting.values()) resolve({ is: 'failed', megapixels: null });
    waiting.clear();
  };
  const start = (): Worker | null => {
    const started = startWorker();
    started?.addEventListener('message', ({ data }: MessageEvent<{ id: number; result: PhotoResult }>) => {
      waiting.get(data.id)?.(data.result);
      waiting.delete(data.id);
    });
    started?.addEventListener('error', stop);
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
        running.postMessage({ id: lastId, job });
      });
    },
    close: stop,
  };
};
