import { fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';

/** The input of a document: data, and the bytes of files. */
export interface PdfTask {
  facts: unknown;
  files: readonly { fileId: number | 'logo'; bytes: Uint8Array }[];
}

const maxProcesses = 2;
const maxWaiting = 12;
const defaultSeconds = 60;
const maxHeapMegabytes = 768;
// Memory outside the heap, such as decoded pictures, is not covered by V8's limits.
const maxGrowthBytes = 1.5e9;

/** The result message of the process. */
type ProcessResult = { bytes: Uint8Array } | { failed: string };

// The maximum of these for one person, so that one person's documents do not delay everyone else's.
const maxPerPerson = 4;
const heldByPerson = new Map<number, number>();

const changeHeld = (personId: number, by: 1 | -1): void => {
  const heldCount = (heldByPerson.get(personId) ?? 0) + by;
  if (heldCount > 0) heldByPerson.set(personId, heldCount);
  else heldByPerson.delete(personId);
};

let running = 0;
const waiting: (() => void)[] = [];

const acquireSlot = async (): Promise<boolean> => {
  if (running < maxProcesses) {
    running += 1;
    return true;
  }
  if (waiting.length >= maxWaiting) return false;
  // A finished process hands its slot on, so the count stays.
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
    // A full heap ends its whole process, whatever thread filled it, so the document gets a process of its own.
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${maxHeapMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const killTimer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
    child.once('message', (result: ProcessResult) =>
      'bytes' in result ? resolve(result.bytes) : reject(new Error(`The document was not made: ${result.failed}`)),
    );
    // Starting it and sending to it may both fail: an error that nobody listens to would end the server.
    child.on('error', reject);
    child.once('exit', (_code, signal) => {
      clearTimeout(killTimer);
      if (signal !== null) resolve('tooHeavy');
      reject(new Error('The process of the document ended before the document was made.'));
    });
    child.send(task);
  });

/** Ends this process once its memory has grown too much: in a thread of its own, as drawing blocks the main one. */
const limitMemory = (): void => {
  const maxBytes = process.memoryUsage.rss() + maxGrowthBytes;
  const check = `if (process.memoryUsage.rss() > ${maxBytes}) process.kill(process.pid, 'SIGKILL');`;
  new Worker(`setInterval(() => { ${check} }, 50);`, { eval: true }).unref();
};

/** In the child process: renders the received task, sends the bytes, and exits. */
export const servePdfTask = (render: (task: PdfTask) => Promise<Uint8Array>): void => {
  limitMemory();
  process.once('disconnect', () => process.exit());
  const end = (result: ProcessResult) => process.send?.(result, () => process.exit());
  process.once('message', (task: PdfTask) => {
    render(task).then(
      (bytes) => end({ bytes }),
      (error: unknown) => end({ failed: error instanceof Error ? error.message : String(error) }),
    );
  });
};

const renderInSlot = async (
  program: URL,
  read: () => Promise<PdfTask>,
  seconds: number,
): Promise<Uint8Array | 'busy' | 'tooHeavy'> => {
  if (!(await acquireSlot())) return 'busy';
  try {
    return await runProcess(program, await read(), seconds);
  } finally {
    releaseSlot();
  }
};

/**
 * Renders a document in a child process whose program calls `servePdfTask`; at most two at a time. Returns `busy` where
 * too many wait, `tooHeavy` where memory or time was exceeded. The input is read once a slot is free, so that waiting
 * tasks hold no files in memory.
 */
export const renderInProcess = async (
  program: URL,
  read: () => Promise<PdfTask>,
  /** Time limit once it has started, and who asks for it; absent: the school itself. */
  { seconds = defaultSeconds, personId }: { seconds?: number; personId?: number } = {},
): Promise<Uint8Array | 'busy' | 'tooHeavy'> => {
  if (personId === undefined) return renderInSlot(program, read, seconds);
  if ((heldByPerson.get(personId) ?? 0) >= maxPerPerson) return 'busy';
  changeHeld(personId, 1);
  try {
    return await renderInSlot(program, read, seconds);
  } finally {
    changeHeld(personId, -1);
  }
};
