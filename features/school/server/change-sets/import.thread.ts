import { parentPort } from 'node:worker_threads';
import { listReplyBuffers, runImportTask, type ImportTask } from './import-task.ts';

if (!parentPort) throw new Error('This module runs in a worker thread only.');
const port = parentPort;

const respond = async (task: ImportTask): Promise<void> => {
  const reply = await runImportTask(task);
  port.postMessage(reply, listReplyBuffers(reply));
};

port.on('message', (task: ImportTask) => void respond(task));
