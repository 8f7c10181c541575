import * as z from 'zod';
import { inTransaction } from '@inkstone/db';
import { defineJob, workOnEach } from '@inkstone/jobs';
import { listDueAttempts, updateAttempt } from '../attempt.queries.ts';
import { closeIfExpired } from './close-if-expired.ts';

const batchSize = 500;
// An attempt that fails to close is retried after this time, so that it does not block the others.
const againMs = 10 * 60_000;

/** Runs every minute and closes attempts whose clock has run out. Reads already show them as closed before that. */
export const closeJob = defineJob({
  name: 'taking.close',
  payload: z.object({}),
  cron: '* * * * *',
  async run({ db, now, services }) {
    const due = await listDueAttempts(db, now, batchSize);
    await workOnEach(due, async (attemptId) => {
      try {
        await services.transaction((ctx) => closeIfExpired(ctx, attemptId));
      } catch (error) {
        const checkAt = new Date(now.getTime() + againMs);
        await inTransaction(db, (tx) => updateAttempt(tx, { attemptId }, { checkAt }));
        throw error;
      }
    });
  },
});
