import type { SheetReading } from '../../contract/answer-sheets.ts';
import type { SheetJob } from './read-sheet.ts';

/** Reads pictures one after the other. */
export interface SheetReader {
  /** Null where the picture cannot be read within half a minute. */
  read(job: SheetJob): Promise<SheetReading | null>;
  close(): void;
}

const maxMs = 30_000;

/** Opens a reader in a worker, or on the page where there are none. A picture that breaks the worker breaks no other. */
export const openSheetReader = (): SheetReader => {
  let worker: Worker | null = null;
  const stop = (): void => {
    worker?.terminate();
    worker = null;
  };
  return {
    close: stop,
    async read(job) {
      if (typeof Worker === 'undefined') return (await import('./read-sheet.ts')).readSheet(job);
      const running = (worker ??= new Worker(new URL('./sheet.thread.ts', import.meta.url), {
        type: 'module',
        name: 'answer-sheet',
      }));
      return new Promise((resolve) => {
        const finish = (reading: SheetReading | null): void => {
          clearTimeout(patience);
          running.removeEventListener('message', receive);
          running.removeEventListener('error', fail);
          if (reading === null) stop();
          resolve(reading);
        };
        const receive = ({ data }: MessageEvent<SheetReading>): void => finish(data);
        const fail = (): void => finish(null);
        const patience = setTimeout(fail, maxMs);
        running.addEventListener('message', receive);
        running.addEventListener('error', fail);
        running.postMessage(job, [job.data.buffer]);
      });
    },
  };
};
