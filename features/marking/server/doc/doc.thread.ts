import { parentPort, workerData } from 'node:worker_threads';
import type { PaperTask } from '@inkstone/files/paper';
import { makeDoc } from './make-doc.ts';

const bytes = await makeDoc(workerData as PaperTask);
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
