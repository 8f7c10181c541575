import { handleCall } from '@inkstone/call/server';
import { listPickedSets as contract } from '../contract.ts';
import { listSummariesInOrder } from './summaries-in-order.ts';
import { toSetViewer } from './set-access.queries.ts';

/** The sets with these ids, for composing a paper. */
export const listPickedSets = handleCall(contract, async ({ input, me, tx }) => ({
  list: await listSummariesInOrder(tx, input.ids, toSetViewer(me)),
}));
