import { parentPort } from 'node:worker_threads';
import { runImportTask, type ImportTask } from './import-task.ts';

if (!parentPort) throw new Error('This module runs in a worker thread only.');
const port = parentPort;

port.on('message', (task: ImportTask) => void runImportTask(task).then((reply) => port.postMessage(reply)));
