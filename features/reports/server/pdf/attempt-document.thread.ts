import { parentPort } from 'node:worker_threads';
import type { ReportDocument } from '@inkstone/base/document';
import type { HeavyTaskReply } from '@inkstone/jobs';
import { buildTaskDocument, type AttemptDocumentTask } from './attempt-document-task.ts';

if (!parentPort) throw new Error('This module runs in a worker thread only.');
const port = parentPort;

const reply = (task: AttemptDocumentTask): HeavyTaskReply<ReportDocument> => {
  try {
    return { kind: 'done', result: buildTaskDocument(task) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
};

port.on('message', (task: AttemptDocumentTask) => port.postMessage(reply(task)));
