import { parentPort } from 'node:worker_threads';
import { scoredQuestionTypes } from '@inkstone/exam/scored';
import { runScoring, type ScoringTask } from '@inkstone/exam/scoring';
import type { ScoringReply } from './score-task.ts';

if (!parentPort) throw new Error('This module runs in a worker thread only.');
const port = parentPort;

const reply = (task: ScoringTask): ScoringReply => {
  try {
    return { kind: 'done', result: runScoring(task, scoredQuestionTypes) };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
};

port.on('message', (task: ScoringTask) => port.postMessage(reply(task)));
