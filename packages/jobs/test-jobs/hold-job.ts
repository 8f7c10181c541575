import * as z from 'zod';
import { defineJob } from '../job.ts';

/** A job for tests that reports that it runs and never ends. */
export const holdJob = defineJob({
  name: 'test.hold',
  payload: z.object({}),
  retrySeconds: 1,
  run: () => {
    process.stdout.write('holding');
    return new Promise(() => undefined);
  },
});
