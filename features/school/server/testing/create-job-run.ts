import type { TestSchool } from '@inkstone/testing';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The first run of a job with a payload, in a school of the test. */
export const createJobRun = <Payload>(school: TestSchool, payload: Payload) => ({
  payload,
  ...{ id: 'job', attempt: 1, now: school.clock.now(), db: school.db, log: quiet },
  signal: new AbortController().signal,
  enqueue: async () => undefined,
  services: { storage: school.services().storage, transaction: school.server.transaction } as never,
});
