import { dayIn } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listTermRows } from '@inkstone/people/server';
import { listTerms as contract } from '../../contract.ts';

/** The terms of the school, the last first. */
export const listTerms = handleCall(contract, async ({ tx, now, school }) => ({
  list: await listTermRows(tx, dayIn(now, school.timeZone)),
}));
