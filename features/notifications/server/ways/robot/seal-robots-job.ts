import * as z from 'zod';
import { inTransaction } from '@inkstone/db';
import { defineJob } from '@inkstone/jobs';
import { lockUnsealedRobots, updateTarget } from './robots.queries.ts';
import { sealTarget } from './sealed-target.ts';

/** Every night: encrypts the addresses and secrets that an earlier version stored as text. */
export const sealRobotsJob = defineJob({
  name: 'notifications.seal-robots',
  payload: z.object({}),
  cron: '37 3 * * *',
  async run({ db, services }) {
    const secret = await services.transaction(async (ctx) => ctx.services.secret);
    await inTransaction(db, async (tx) => {
      for (const robot of await lockUnsealedRobots(tx)) await updateTarget(tx, sealTarget(secret, robot));
    });
  },
});
