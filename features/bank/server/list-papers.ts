import { handleCall, type CallHandler } from '@inkstone/call/server';
import { listAssignablePapers, listPapers } from '../contract.ts';
import { listPaperRows } from './read-papers.queries.ts';
import { toPaperListItem } from './records.ts';

/** One page of papers, for each of the calls that list them. */
export const examLists: readonly CallHandler[] = [listPapers, listAssignablePapers].map((contract) =>
  handleCall(contract, async ({ input, me, tx }) => {
    const { page, pageNum, mine, paperTypeId: typeId, ...filters } = input;
    const filter = { ...filters, typeId, ownerId: mine ? me.id : undefined };
    const { rows, total } = await listPaperRows(tx, filter, { page, pageNum });
    return {
      list: rows.map((row) => toPaperListItem(row, me.id)),
      page,
      totalPage: Math.ceil(total / pageNum),
      total,
    };
  }),
);
