import { parentPort, workerData } from 'node:worker_threads';
import type { DocTask } from './in-thread.ts';
import { makeDoc } from './make-doc.ts';

const bytes = await makeDoc(workerData as DocTask);
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
