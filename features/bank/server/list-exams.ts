import { handleCall, type CallHandler } from '@inkstone/call/server';
import { getExamList, listExams, listExamsByLongFilter } from '../contract.ts';
import { listPapers } from './read-papers.queries.ts';
import { toPaperListItem } from './records.ts';

/** One page of papers, for each of the calls that list them. */
export const examLists: readonly CallHandler[] = [listExams, listExamsByLongFilter, getExamList].map((contract) =>
  handleCall(contract, async ({ input, me, tx }) => {
    const { page, pageNum, mine, examPaperTypeId: typeId, ...filters } = input;
    const filter = { ...filters, typeId, ownerId: mine ? me.id : undefined };
    const { rows, total } = await listPapers(tx, filter, { page, pageNum });
    return {
      list: rows.map((row) => toPaperListItem(row, me.id)),
      page,
      totalPage: Math.ceil(total / pageNum),
      total,
    };
  }),
);
