import { Worker } from 'node:worker_threads';

/** What a document is made of: facts in words and numbers, and the bytes of files. */
export interface PaperTask {
  facts: unknown;
  files: readonly { fileId: number; bytes: Uint8Array }[];
}

const mostAtOnce = 2;
const mostWaiting = 12;
const mostSeconds = 60;
// What lies outside the thread's own heap, such as a picture unpacked, is counted by none of its limits.
const mostGrowth = 1.5e9;

let running = 0;
const waiting: (() => void)[] = [];

const take = async (): Promise<boolean> => {
  if (running < mostAtOnce) {
    running += 1;
    return true;
  }
  if (waiting.length >= mostWaiting) return false;
  // Whoever ends hands the place on, so the count stays.
  await new Promise<void>((resolve) => waiting.push(resolve));
  return true;
};

const giveBack = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

const make = (thread: URL, task: PaperTask): Promise<Uint8Array | 'tooHeavy'> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(thread, {
      workerData: task,
      transferList: task.files.map(({ bytes }) => bytes.buffer as ArrayBuffer),
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    });
    const giveUp = (): void => {
      resolve('tooHeavy');
      void worker.terminate();
    };
    const late = setTimeout(giveUp, mostSeconds * 1000);
    const before = process.memoryUsage.rss();
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > mostGrowth) giveUp();
    }, 100);
    worker.once('message', (bytes: Uint8Array) => resolve(bytes));
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('tooHeavy') : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(late);
      clearInterval(watch);
      reject(new Error('The thread of the document ended before the document was made.'));
    });
  });

/**
 * Makes a document in a thread of its own, whose module posts the bytes; two at a time. Says where too many are waited
 * for, or one is too heavy. What it is made of is read once its turn has come, so that those who wait hold no files in
 * memory.
 */
export const makeInThread = async (
  thread: URL,
  read: () => Promise<PaperTask>,
): Promise<Uint8Array | 'busy' | 'tooHeavy'> => {
  if (!(await take())) return 'busy';
  try {
    return await make(thread, await read());
  } finally {
    giveBack();
  }
};
