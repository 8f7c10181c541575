import { handleCall } from '@inkstone/call/server';
import { getPointUse as contract } from '../contract.ts';
import { findLiveNode, readPointUse } from './points.queries.ts';

/** How many questions and sets have a knowledge point. */
export const getPointUse = handleCall(contract, async ({ input, tx, notFound }) => {
  const node = await findLiveNode(tx, input.pointId);
  return node ? readPointUse(tx, node.id) : notFound();
});
