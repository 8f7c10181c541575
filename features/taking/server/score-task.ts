import { questionTypes } from '@inkstone/exam/logic';
import {
  runScoring,
  scoringEffort,
  type KeyedQuestion,
  type MarkedAnswer,
  type ScoringResult,
  type ScoringTask,
} from '@inkstone/exam/scoring';
import { openThreadQueue, ThreadEnded } from '@inkstone/jobs';

/** What a thread says of a task. */
export type ScoringReply = { kind: 'done'; result: ScoringResult<ScoringTask> } | { kind: 'failed'; message: string };

/** What takes longer than about so many microseconds is scored off the server's thread, so that it holds nobody. */
const mostInlineMicros = 20_000;

// The estimate may be off by the machine and by what else it does.
const patience = 50;
const leastSeconds = 60;

/** How long a task may take on its thread. */
const secondsFor = (effort: number): number => leastSeconds + Math.ceil((effort * patience) / 1e6);

/** Scores tasks, those that take longer than `most` microseconds on a thread. */
export const openScoring = (program: URL, most = mostInlineMicros) => {
  const queue = openThreadQueue<ScoringTask, ScoringReply>({ program });

  const runApart = async (task: ScoringTask, seconds: number): Promise<ScoringReply> => {
    try {
      return await queue.run(task, { seconds });
    } catch (error) {
      // A thread that was lost, for want of memory perhaps, is tried once more: nothing was written by it.
      if (!(error instanceof ThreadEnded)) throw error;
      return queue.run(task, { seconds });
    }
  };
  return {
    /** The result is the same wherever it is worked out; what fails on the thread fails here. */
    async score<Task extends ScoringTask>(task: Task): Promise<ScoringResult<Task>> {
      const effort = scoringEffort(task, questionTypes);
      if (effort <= most) return runScoring(task, questionTypes);
      const reply = await runApart(task, secondsFor(effort));
      if (reply.kind === 'failed') throw new Error(reply.message);
      return reply.result as ScoringResult<Task>;
    },
    close: queue.close,
  };
};

const scoring = openScoring(new URL('./score.thread.ts', import.meta.url));

/** Scores a task of this process. */
export const scoreTask = scoring.score;

/** Marks one answer by itself, outside any attempt. */
export const markAlone = async (
  { type, ...keyed }: KeyedQuestion & { type: string },
  value: unknown,
): Promise<MarkedAnswer> => {
  const rule = { right: 1, wrong: 0, blank: 0 };
  return scoreTask({ kind: 'answer', question: { type, points: 100 }, given: { value, keyed, rule } });
};
