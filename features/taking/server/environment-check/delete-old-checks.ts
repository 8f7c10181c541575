import { updateFilesUnused } from '@inkstone/bank/server';
import { daysAsMs } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import { environmentCheckDays } from '../../contract.ts';
import { removeOldChecks } from './environment.queries.ts';

const batchSize = 5000;

/** Deletes expired checks and marks their recordings as unused. */
export const deleteOldChecks = async (tx: Tx, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - daysAsMs(environmentCheckDays));
  await updateFilesUnused(tx, await removeOldChecks(tx, before, batchSize));
};
