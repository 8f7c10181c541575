import * as z from 'zod';
import { defineThreadJob } from '@inkstone/jobs';

/** Counts the pages of a PDF added to the bank, which also checks that it can be read. */
export const countPagesJob = defineThreadJob({
  name: 'textbooks.countPages',
  payload: z.object({ editionId: z.int() }),
  expireSeconds: 300,
  retries: 3,
  thread: new URL('./count-pages.thread.ts', import.meta.url),
});
