import { handleCall } from '@inkstone/call/server';
import { listTags as contract } from '../contract.ts';
import { listTagRows } from './classification.queries.ts';
import { toSetViewer } from './set-access.queries.ts';

const mostTags = 100;

/** The tags of the bank, the most used first. */
export const listTags = handleCall(contract, async ({ input, me, tx }) => ({
  list: await listTagRows(tx, input.search ?? '', toSetViewer(me), mostTags),
}));
