import * as z from 'zod';
import { defineThreadJob } from '@inkstone/jobs';

/** Counts the pages of a PDF that has come into the bank; also finds out whether it can be read at all. */
export const countPagesJob = defineThreadJob({
  name: 'textbooks.countPages',
  payload: z.object({ editionId: z.int() }),
  expireSeconds: 300,
  retries: 3,
  thread: new URL('./count-pages.thread.ts', import.meta.url),
});
