import { handleCall } from '@inkstone/call/server';
import { getBankTree as contract } from '../contract.ts';
import { listTree } from './read-sets.queries.ts';

/** The bank's tree with counts. */
export const getBankTree = handleCall(contract, async ({ input, tx }) => ({
  list: await listTree(tx, { isRetiredShown: input.isRetiredShown ?? false }),
}));
