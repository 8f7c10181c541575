import { handleCall } from '@inkstone/call/server';
import { getBankTree as contract } from '../contract.ts';
import { listTree } from './read-sets.queries.ts';
import { toSetViewer } from './set-access.queries.ts';

/** The bank's tree with counts. */
export const getBankTree = handleCall(contract, async ({ input, me, tx }) => ({
  list: await listTree(tx, toSetViewer(me), { isRetiredShown: input.isRetiredShown ?? false }),
}));
