import type { PgBoss, QueueOptions } from 'pg-boss';
import type { AnyJob } from './job.ts';

/** The queue of jobs that were given up. */
export const deadLetterQueue = 'given-up';

const daySeconds = 86_400;

const toQueueOptions = ({ retries, retrySeconds, expireSeconds }: AnyJob): QueueOptions => ({
  retryLimit: retries,
  retryDelay: retrySeconds,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: expireSeconds,
  // A killed process sends no heartbeats: another process takes over its jobs within minutes, before they expire.
  heartbeatSeconds: 60,
  retentionSeconds: 30 * daySeconds,
  deleteAfterSeconds: 7 * daySeconds,
});

/** Creates the queues of some jobs, or updates them to their current settings. */
export const makeQueues = async (boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> => {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!known.has(deadLetterQueue)) await boss.createQueue(deadLetterQueue, { notify: true, retryLimit: 2 });
  for (const job of jobs) {
    const options = toQueueOptions(job);
    const queue = known.get(job.name);
    if (!queue) {
      // The policy `short` allows one waiting job per key; a job without a key gets a random one.
      await boss.createQueue(job.name, { ...options, policy: 'short', notify: true, deadLetter: deadLetterQueue });
    } else if (Object.entries(options).some(([key, value]) => queue[key as keyof QueueOptions] !== value)) {
      await boss.updateQueue(job.name, options);
    }
  }
};

/** Creates the schedules of the jobs that have one, and removes those of jobs that no longer do. */
export const syncSchedules = async (boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> => {
  const cronByName = new Map(jobs.flatMap(({ name, cron }) => (cron ? [[name, cron] as const] : [])));
  for (const { name, cron } of await boss.getSchedules()) {
    if (!cronByName.has(name)) await boss.unschedule(name);
    else if (cronByName.get(name) === cron) cronByName.delete(name);
  }
  for (const [name, cron] of cronByName) await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'once' });
};
