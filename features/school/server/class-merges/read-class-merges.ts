import { handleCall } from '@inkstone/call/server';
import { getClassMerge as getContract, listClassMergeSets as listContract } from '../../contract/class-merges.ts';
import { findChangeSet, listChangeSetPage } from '../change-sets/change-sets.queries.ts';
import { toMergeSet, toMergeSets } from './class-merges-view.ts';

/** One merging of classes. */
export const getClassMerge = handleCall(getContract, async ({ input, tx, language, now, notFound }) => {
  const set = await findChangeSet(tx, { id: input.changeSetId, family: 'classMerge' });
  return (set && (await toMergeSet(tx, { set, language, now }))) ?? notFound();
});

/** The mergings of classes of the school. */
export const listClassMergeSets = handleCall(listContract, async ({ input, me, tx, language, now }) => {
  const { page, pageNum } = input;
  const { sets, total } = await listChangeSetPage(tx, { family: 'classMerge', personId: me.id, page, pageNum });
  const list = await toMergeSets(tx, { sets, language, now });
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
