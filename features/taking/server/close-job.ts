import * as z from 'zod';
import { defineJob } from '@inkstone/jobs';
import { listDueAttempts } from './attempt.queries.ts';
import { closeIfOver } from './close-over.ts';

const atOnce = 500;

/** Comes round every minute and writes down what the clock has closed; reading shows it closed before. */
export const closeJob = defineJob({
  name: 'taking.close',
  payload: z.object({}),
  cron: '* * * * *',
  async run({ db, now, services }) {
    const due = await listDueAttempts(db, now, atOnce);
    for (const attemptId of due) await services.transaction((hearing) => closeIfOver(hearing, attemptId));
  },
});
