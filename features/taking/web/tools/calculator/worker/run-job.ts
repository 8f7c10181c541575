import { evaluateDocument } from '../engine/evaluate.ts';
import type { EvaluationJob, WorkerMessage } from './protocol.ts';

/** Runs a job and says what it does; a fault of the engine itself is said as a failure. */
export const runJob = ({ sequence, request }: EvaluationJob, listener: (message: WorkerMessage) => void): void => {
  try {
    const answer = evaluateDocument(request, (id) => listener({ kind: 'step', sequence, id }));
    listener({ kind: 'answer', sequence, answer });
  } catch {
    // The page puts the line aside whose step was the last.
    listener({ kind: 'failure', sequence });
  }
};
