import * as z from 'zod';
import { inTransaction } from '@inkstone/db';
import { defineJob } from '@inkstone/jobs';
import { updateRanks } from './rank.queries.ts';

/** Every minute: how many active students have answered how many questions. */
export const rankJob = defineJob({
  name: 'rank-practice',
  payload: z.object({}),
  cron: '* * * * *',
  async run({ db }) {
    await inTransaction(db, updateRanks);
  },
});
