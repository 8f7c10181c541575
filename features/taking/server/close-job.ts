import * as z from 'zod';
import { inTransaction } from '@inkstone/db';
import { defineJob, workOnEach } from '@inkstone/jobs';
import { listDueAttempts, updateAttempt } from './attempt.queries.ts';
import { closeIfOver } from './close-over.ts';

const atOnce = 500;
// One that cannot be closed makes room for those behind it, and is tried again.
const againMs = 10 * 60_000;

/** Comes round every minute and writes down what the clock has closed; reading shows it closed before. */
export const closeJob = defineJob({
  name: 'taking.close',
  payload: z.object({}),
  cron: '* * * * *',
  async run({ db, now, services }) {
    const due = await listDueAttempts(db, now, atOnce);
    await workOnEach(due, async (attemptId) => {
      try {
        await services.transaction((ctx) => closeIfOver(ctx, attemptId));
      } catch (error) {
        const checkAt = new Date(now.getTime() + againMs);
        await inTransaction(db, (tx) => updateAttempt(tx, { attemptId }, { checkAt }));
        throw error;
      }
    });
  },
});
