import { handleCall } from '@inkstone/call/server';
import { getPersonMerge as getContract, listPersonMergeSets as listContract } from '../../contract/person-merges.ts';
import { findChangeSet, listChangeSetPage } from '../change-sets/change-sets.queries.ts';
import { toPersonMerge, toPersonMerges } from './person-merges-view.ts';

/** One merging of accounts. */
export const getPersonMerge = handleCall(getContract, async ({ input, tx, language, now, notFound }) => {
  const set = await findChangeSet(tx, { id: input.changeSetId, family: 'personMerge' });
  return (set && (await toPersonMerge(tx, { set, language, now }))) ?? notFound();
});

/** The mergings of accounts of the school. */
export const listPersonMergeSets = handleCall(listContract, async ({ input, me, tx, language, now }) => {
  const { page, pageNum } = input;
  const { sets, total } = await listChangeSetPage(tx, { family: 'personMerge', personId: me.id, page, pageNum });
  const list = await toPersonMerges(tx, { sets, language, now });
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
