import { fork } from 'node:child_process';

/** What a document is made of: facts in words and numbers, and the bytes of files. */
export interface PdfTask {
  facts: unknown;
  files: readonly { fileId: number; bytes: Uint8Array }[];
}

const maxProcesses = 2;
const maxWaiting = 12;
const defaultSeconds = 60;
const maxHeapMegabytes = 768;
// What lies outside the heap, such as a picture unpacked, is counted by none of its limits.
const maxGrowthBytes = 1.5e9;
const tooHeavyExit = 77;

/** What the process of a document says at its end. */
type ProcessResult = { bytes: Uint8Array } | { failed: string };

let running = 0;
const waiting: (() => void)[] = [];

const acquireSlot = async (): Promise<boolean> => {
  if (running < maxProcesses) {
    running += 1;
    return true;
  }
  if (waiting.length >= maxWaiting) return false;
  // Whoever ends hands the place on, so the count stays.
  await new Promise<void>((resolve) => waiting.push(resolve));
  return true;
};

const releaseSlot = (): void => {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
};

const runProcess = (program: URL, task: PdfTask, seconds: number): Promise<Uint8Array | 'tooHeavy'> =>
  new Promise((resolve, reject) => {
    // A heap that is full ends its whole process, whatever thread filled it: so a process that may be lost.
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${maxHeapMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const killTimer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    child.once('message', (result: ProcessResult) =>
      'bytes' in result ? resolve(result.bytes) : reject(new Error(`The document was not made: ${result.failed}`)),
    );
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(killTimer);
      if (signal !== null || code === tooHeavyExit) resolve('tooHeavy');
      reject(new Error('The process of the document ended before the document was made.'));
    });
    child.send(task);
  });

/** In the process of a document: makes it of what is sent here, gives its bytes, and ends. */
export const servePdfTask = (render: (task: PdfTask) => Promise<Uint8Array>): void => {
  const before = process.memoryUsage.rss();
  setInterval(() => {
    if (process.memoryUsage.rss() - before > maxGrowthBytes) process.exit(tooHeavyExit);
  }, 100).unref();
  process.once('disconnect', () => process.exit());
  const end = (result: ProcessResult) => process.send?.(result, () => process.exit());
  process.once('message', (task: PdfTask) => {
    render(task).then(
      (bytes) => end({ bytes }),
      (error: unknown) => end({ failed: error instanceof Error ? error.message : String(error) }),
    );
  });
};

/**
 * Makes a document in a process of its own, whose program calls `answerPaper`; two at a time. Says where too many are waited
 * for, or one is too heavy. What it is made of is read once its turn has come, so that those who wait hold no files in
 * memory.
 */
export const renderInProcess = async (
  program: URL,
  read: () => Promise<PdfTask>,
  /** How long it may take once it has begun. */
  { seconds = defaultSeconds }: { seconds?: number } = {},
): Promise<Uint8Array | 'busy' | 'tooHeavy'> => {
  if (!(await acquireSlot())) return 'busy';
  try {
    return await runProcess(program, await read(), seconds);
  } finally {
    releaseSlot();
  }
};
