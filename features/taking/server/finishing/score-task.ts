import { scoredQuestionTypes } from '@inkstone/exam/scored';
import {
  runScoring,
  scoringEffort,
  type KeyedQuestion,
  type MarkedAnswer,
  type ScoringResult,
  type ScoringTask,
} from '@inkstone/exam/scoring';
import { openHeavyTasks, type HeavyTaskReply } from '@inkstone/jobs';

/** The response of a scoring thread. */
export type ScoringReply = HeavyTaskReply<ScoringResult<ScoringTask>>;

/** Creates a scorer that runs tasks longer than `maxInline` microseconds on a thread. */
export const createScorer = (program: URL, maxInline?: number) => {
  const tasks = openHeavyTasks<ScoringTask, ScoringResult<ScoringTask>>({
    ...{ program, ...(maxInline === undefined ? {} : { maxInline }) },
    run: (task) => runScoring(task, scoredQuestionTypes),
    estimate: (task) => scoringEffort(task, scoredQuestionTypes),
  });
  return {
    /** Returns the same result inline or on the thread; failures on the thread are thrown here. */
    score: <Task extends ScoringTask>(task: Task) => tasks.run(task) as Promise<ScoringResult<Task>>,
    close: tasks.close,
  };
};

const scorer = createScorer(new URL('./score.thread.ts', import.meta.url));

/** Scores a task with the scorer of this process. */
export const scoreTask = scorer.score;

/** Marks a single answer outside an attempt; `points` are the hundredths of a full answer. */
export const markSingleAnswer = async (
  {
    type,
    partialCredit,
    points = 100,
    ...keyed
  }: KeyedQuestion & { type: string; partialCredit?: string | undefined; points?: number | undefined },
  value: unknown,
): Promise<MarkedAnswer> => {
  const rule = { right: 1, wrong: 0, blank: 0 };
  return scoreTask({
    kind: 'answer',
    question: { type, points, ...(partialCredit !== undefined && { partialCredit }) },
    given: { value, keyed, rule },
  });
};
