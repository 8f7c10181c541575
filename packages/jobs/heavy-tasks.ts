import { openThreadQueue, ThreadEndedError } from './thread-queue.ts';

/** What the thread answers a task with. */
export type HeavyTaskReply<Result> = { kind: 'done'; result: Result } | { kind: 'failed'; message: string };

interface HeavyTaskOptions<Task, Result> {
  /** The program of the thread: it responds to each task with a `HeavyTaskReply`. */
  program: URL;
  /** Pure, so that it does not matter where it runs. */
  run(task: Task): Result;
  /** Estimated microseconds of a task. */
  estimate(task: Task): number;
  /** Tasks estimated to take longer, in microseconds, run on the thread. */
  maxInline?: number;
}

const defaultMaxInline = 20_000;

// The estimate varies with the machine and its load.
const safetyFactor = 50;
const minSeconds = 60;

/** The timeout of a task on its thread, in seconds. */
const secondsFor = (effort: number): number => minSeconds + Math.ceil((effort * safetyFactor) / 1e6);

/** Runs pure tasks: short ones here, those that would hold the process up one after the other on a thread. */
export const openHeavyTasks = <Task, Result>(options: HeavyTaskOptions<Task, Result>) => {
  const { program, maxInline = defaultMaxInline } = options;
  const queue = openThreadQueue<Task, HeavyTaskReply<Result>>({ program });

  const runOnThread = async (task: Task, seconds: number): Promise<HeavyTaskReply<Result>> => {
    try {
      return await queue.run(task, { seconds });
    } catch (error) {
      // A lost thread (out of memory, perhaps) is retried once: it has written nothing.
      if (!(error instanceof ThreadEndedError)) throw error;
      return queue.run(task, { seconds });
    }
  };
  return {
    /** Returns the same result inline or from the thread; failures on the thread are thrown here. */
    async run(task: Task): Promise<Result> {
      const effort = options.estimate(task);
      if (effort <= maxInline) return options.run(task);
      const reply = await runOnThread(task, secondsFor(effort));
      if (reply.kind === 'failed') throw new Error(reply.message);
      return reply.result;
    },
    close: queue.close,
  };
};
