import * as z from 'zod';
import { defineThreadJob } from '../job.ts';

/** A job for tests that does what its payload says, in a thread. */
export const burnJob = defineThreadJob({
  name: 'test.burn',
  payload: z.object({
    note: z.string(),
    act: z.enum(['write', 'fail', 'giveUp', 'crash', 'spin']).default('write'),
  }),
  retries: 1,
  retrySeconds: 1,
  expireSeconds: 30,
  thread: new URL('./burn.thread.ts', import.meta.url),
});
