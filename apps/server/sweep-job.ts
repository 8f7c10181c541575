import * as z from 'zod';
import { removeUnusedFiles, listNamedKeys, recountSets } from '@inkstone/bank/server';
import { daysAsMs } from '@inkstone/base';
import { inTransaction } from '@inkstone/db';
import { sweepFiles, type Storage } from '@inkstone/files';
import { defineJob } from '@inkstone/jobs';
import { removeCounters } from '@inkstone/session/server';
import { releaseUnusedFiles, deleteOldChecks, assembleAbandonedRecordings } from '@inkstone/taking/server';
import { removeCompletedRequests } from './kernel/completed-requests.queries.ts';

declare module '@inkstone/jobs' {
  interface JobServices {
    storage: Storage;
  }
}

/**
 * Nightly clean-up: expired counters and idempotency keys, unfinished recordings, removed and unused files; recounts
 * the bank.
 */
export const sweepJob = defineJob({
  name: 'sweep',
  payload: z.object({}),
  cron: '40 18 * * *',
  expireSeconds: 3600,
  async run({ db, now, log, services: { storage } }) {
    const yesterday = new Date(now.getTime() - daysAsMs(1));
    await removeCounters(db, yesterday);
    await inTransaction(db, (tx) => removeCompletedRequests(tx, new Date(now.getTime() - daysAsMs(7))));
    await inTransaction(db, (tx) => deleteOldChecks(tx, now));
    const forgotten = await inTransaction(db, (tx) => releaseUnusedFiles(tx, now));
    const unused = await inTransaction(db, (tx) => removeUnusedFiles(tx, yesterday));
    await inTransaction(db, recountSets);
    const swept = await sweepFiles(storage, { before: yesterday, findReferenced: (keys) => listNamedKeys(db, keys) });
    log.info({ forgotten, unused, ...swept }, 'swept');
    // Last, since a recording that cannot be assembled makes the job fail.
    log.info({ mended: await assembleAbandonedRecordings(db, { storage, now }) }, 'recordings mended');
  },
});
