import type { EvaluationJob } from './protocol.ts';
import { runJob } from './run-job.ts';

// Evaluates and draws away from the page, so that no expression delays saving or the clock.
addEventListener('message', ({ data }: MessageEvent<EvaluationJob>) => {
  runJob(data, (message) => postMessage(message));
});
