import { updateFilesUnused } from '@inkstone/bank/server';
import { daysAsMs } from '@inkstone/base';
import type { Tx } from '@inkstone/db';
import { environmentDays } from '../../contract.ts';
import { removeOldChecks } from './environment.queries.ts';

const atOnce = 5000;

/** Checks that no longer count go, with the words that were recorded for them. */
export const forgetOldChecks = async (tx: Tx, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - daysAsMs(environmentDays));
  await updateFilesUnused(tx, await removeOldChecks(tx, before, atOnce));
};
