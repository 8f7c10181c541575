import { scoredQuestionTypes } from '@inkstone/exam/scored';
import {
  runScoring,
  scoringEffort,
  type KeyedQuestion,
  type MarkedAnswer,
  type ScoringResult,
  type ScoringTask,
} from '@inkstone/exam/scoring';
import { openThreadQueue, ThreadEndedError } from '@inkstone/jobs';

/** The response of a scoring thread. */
export type ScoringReply = { kind: 'done'; result: ScoringResult<ScoringTask> } | { kind: 'failed'; message: string };

/** Tasks estimated to take longer than this many microseconds are scored on a worker thread. */
const maxInlineMicros = 20_000;

// The estimate varies with the machine and its load.
const safetyFactor = 50;
const minSeconds = 60;

/** The timeout of a task on its thread, in seconds. */
const secondsFor = (effort: number): number => minSeconds + Math.ceil((effort * safetyFactor) / 1e6);

/** Creates a scorer that runs tasks longer than `maxInline` microseconds on a thread. */
export const createScorer = (program: URL, maxInline = maxInlineMicros) => {
  const queue = openThreadQueue<ScoringTask, ScoringReply>({ program });

  const runOnThread = async (task: ScoringTask, seconds: number): Promise<ScoringReply> => {
    try {
      return await queue.run(task, { seconds });
    } catch (error) {
      // A lost thread (out of memory, perhaps) is retried once: it has written nothing.
      if (!(error instanceof ThreadEndedError)) throw error;
      return queue.run(task, { seconds });
    }
  };
  return {
    /** Returns the same result inline or on the thread; failures on the thread are thrown here. */
    async score<Task extends ScoringTask>(task: Task): Promise<ScoringResult<Task>> {
      const effort = scoringEffort(task, scoredQuestionTypes);
      if (effort <= maxInline) return runScoring(task, scoredQuestionTypes);
      const reply = await runOnThread(task, secondsFor(effort));
      if (reply.kind === 'failed') throw new Error(reply.message);
      return reply.result as ScoringResult<Task>;
    },
    close: queue.close,
  };
};

const scorer = createScorer(new URL('./score.thread.ts', import.meta.url));

/** Scores a task with the scorer of this process. */
export const scoreTask = scorer.score;

/** Marks a single answer outside an attempt. */
export const markSingleAnswer = async (
  { type, ...keyed }: KeyedQuestion & { type: string },
  value: unknown,
): Promise<MarkedAnswer> => {
  const rule = { right: 1, wrong: 0, blank: 0 };
  return scoreTask({ kind: 'answer', question: { type, points: 100 }, given: { value, keyed, rule } });
};
