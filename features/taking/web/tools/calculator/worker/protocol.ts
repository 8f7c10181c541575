import type { CalculatorAnswer, CalculatorRequest } from '../engine/document.ts';

/** What the page asks of the worker. */
export interface EvaluationJob {
  sequence: number;
  request: CalculatorRequest;
}

/** What the worker says: the step that it begins, the answer, or that it cannot give one. */
export type WorkerMessage =
  | { kind: 'step'; sequence: number; id: number }
  | { kind: 'answer'; sequence: number; answer: CalculatorAnswer }
  | { kind: 'failure'; sequence: number };
