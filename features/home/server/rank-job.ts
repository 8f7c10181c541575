import * as z from 'zod';
import { inTransaction } from '@inkstone/db';
import { defineJob } from '@inkstone/jobs';
import { updateRanks } from './rank.queries.ts';

/** Every minute: updates the distribution of answered questions over active students. */
export const rankJob = defineJob({
  name: 'rank-practice',
  payload: z.object({}),
  cron: '* * * * *',
  async run({ db }) {
    await inTransaction(db, updateRanks);
  },
});
