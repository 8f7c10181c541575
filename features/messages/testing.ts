import type { TestClock, TestSchool, TestServer } from '@inkstone/testing';
import { timedNoticesJob } from './server/timed-notices-job.ts';

/** A school whose process can be asked to run a job. */
interface RunningSchool extends Pick<TestSchool, 'db'> {
  clock: Pick<TestClock, 'now'>;
  server: Pick<TestServer, 'transaction'>;
}

/** Tells of what came to pass by the school's clock, as the job of every minute does. */
export const runTimedNotices = (school: RunningSchool): Promise<void> =>
  timedNoticesJob.run({
    ...{ payload: {}, id: 'x', attempt: 1, now: school.clock.now(), db: school.db },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    services: { transaction: school.server.transaction } as never,
    ...{ signal: AbortSignal.timeout(60_000), enqueue: async () => undefined },
  });

export { findMessageTarget } from './web/message-target.ts';
