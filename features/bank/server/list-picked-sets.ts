import { handleCall } from '@inkstone/call/server';
import { listPickedSets as contract } from '../contract.ts';
import { listSummariesInOrder } from './summaries-in-order.ts';

/** The sets with these ids, for composing a paper. */
export const listPickedSets = handleCall(contract, async ({ input, tx }) => ({
  list: await listSummariesInOrder(tx, input.ids),
}));
