import { useEffect, useRef, useState } from 'react';
import type { CalculatorAnswer, CalculatorRequest } from './engine/document.ts';
import { createEvaluator, type Evaluator } from './worker/evaluator.ts';
import { takeCalculatorWorker } from './worker/start-worker.ts';

/** The newest answer with the request that it belongs to. */
export interface Evaluation {
  answer: CalculatorAnswer;
  request: CalculatorRequest;
}

// Points of interest are looked for once nothing changes any more.
const restMs = 120;

const noAnswer: Evaluation = {
  answer: { results: [], drawings: [], notable: [], fit: null },
  request: { lines: [], angles: 'radians' },
};

/** Evaluates a request in the worker whenever it changes, first without points of interest. */
export const useEvaluation = (request: CalculatorRequest): Evaluation & { isUnavailable: boolean } => {
  const [evaluation, setEvaluation] = useState(noAnswer);
  const [isUnavailable, setUnavailable] = useState(false);
  const evaluator = useRef<Evaluator | null>(null);
  // Starts the worker with the component, and ends it.
  useEffect(() => {
    const created = createEvaluator({
      startWorker: takeCalculatorWorker,
      onAnswer: (answer, answered) => {
        setEvaluation({ answer, request: answered });
        setUnavailable(false);
      },
      onUnavailable: () => setUnavailable(true),
    });
    evaluator.current = created;
    return () => created.close();
  }, []);
  const text = JSON.stringify(request);
  // Sends each change.
  useEffect(() => {
    const next = JSON.parse(text) as CalculatorRequest;
    evaluator.current?.evaluate(next);
    const { drawing } = next;
    if (!drawing) return undefined;
    const timer = setTimeout(
      () => evaluator.current?.evaluate({ ...next, drawing: { ...drawing, hasPoints: true } }),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [text]);
  return { ...evaluation, isUnavailable };
};
