import { parentPort, workerData } from 'node:worker_threads';
import type { PaperTask } from '@inkstone/files/paper';
import { drawBook } from './draw-book.ts';

// No bytes say that the PDF cannot be drawn.
const bytes = (await drawBook(workerData as PaperTask)) ?? new Uint8Array();
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
