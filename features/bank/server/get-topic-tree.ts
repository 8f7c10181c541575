import { handleCall } from '@inkstone/call/server';
import { getTopicTree as contract } from '../contract.ts';
import { listTree } from './read-sets.queries.ts';

/** The bank's tree with counts. */
export const getTopicTree = handleCall(contract, async ({ tx }) => {
  const rows = await listTree(tx);
  return {
    list: rows.map(({ parent_id: parentId, name_zh: nameZh, ...row }) => ({ ...row, parentId, nameZh })),
  };
});
