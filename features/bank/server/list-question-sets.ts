import { handleCall } from '@inkstone/call/server';
import { listLenders } from '@inkstone/programmes/cards';
import { listQuestionSets as contract } from '../contract.ts';
import { listSets } from './read-sets.queries.ts';
import { toSetListItem } from './records.ts';
import { toSetViewer } from './set-access.queries.ts';

/** One page of the bank's sets. */
export const listQuestionSets = handleCall(contract, async ({ input, me, tx }) => {
  const { page, pageNum, mine, isSharedWithMe, papersOf, onlyTypes, ...filters } = input;
  const lenders = papersOf === undefined ? undefined : listLenders(papersOf);
  const filter = {
    ...filters,
    viewer: toSetViewer(me),
    lenders,
    onlyTypes: onlyTypes?.split(','),
    ownerId: mine ? me.id : undefined,
    isSharedWithViewer: isSharedWithMe,
  };
  const { rows, total } = await listSets(tx, filter, { page, pageNum });
  return {
    list: rows.map((row) => toSetListItem(row, me.id)),
    page,
    totalPage: Math.ceil(total / pageNum),
    total,
  };
});
