import { handleCall } from '@inkstone/call/server';
import { getClassCopies as getContract, listClassCopySets as listContract } from '../../contract/class-copies.ts';
import { findChangeSet, listChangeSetPage } from '../change-sets/change-sets.queries.ts';
import { toCopySet, toCopySets } from './class-copies-view.ts';

/** One set of copies. */
export const getClassCopies = handleCall(getContract, async ({ input, tx, language, now, notFound }) => {
  const set = await findChangeSet(tx, { id: input.changeSetId, family: 'classCopies' });
  return (set && (await toCopySet(tx, { set, language, now }))) ?? notFound();
});

/** The sets of copies of the school. */
export const listClassCopySets = handleCall(listContract, async ({ input, me, tx, language, now }) => {
  const { page, pageNum } = input;
  const { sets, total } = await listChangeSetPage(tx, { family: 'classCopies', personId: me.id, page, pageNum });
  const list = await toCopySets(tx, { sets, language, now });
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
