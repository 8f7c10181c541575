import { runPhotoJob, type PhotoJob } from './photo-work.ts';

// Decodes and straightens away from the page, one photo after the other, so that no photo delays saving or the clock.
let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<{ id: number; job: PhotoJob }>) => {
  last = last.then(async () => postMessage({ id: data.id, result: await runPhotoJob(data.job) }));
});
