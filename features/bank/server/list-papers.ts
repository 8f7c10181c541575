import { handleCall, type CallHandler } from '@inkstone/call/server';
import {
  listAssignablePapers,
  listChosenPapers as listChosenPapersContract,
  listPapers,
  type PaperListItem,
} from '../contract.ts';
import { listPaperRows, type ListedPaper } from './read-papers.queries.ts';
import { toPaperListItem } from './records.ts';

interface PageInput {
  page: number;
  pageNum: number;
}

interface PaperPage extends Omit<PageInput, 'pageNum'> {
  list: PaperListItem[];
  totalPage: number;
  total: number;
}

const toPage = (
  { rows, total }: { rows: readonly ListedPaper[]; total: number },
  { page, pageNum }: PageInput,
  personId: number,
): PaperPage => ({
  list: rows.map((row) => toPaperListItem(row, personId)),
  page,
  totalPage: Math.ceil(total / pageNum),
  total,
});

const pagedLists = [listPapers, listAssignablePapers].map((contract) =>
  handleCall(contract, async ({ input, me, tx }) => {
    const { page, pageNum, mine, paperTypeId: typeId, ...filters } = input;
    const filter = { ...filters, typeId, ownerId: mine ? me.id : undefined };
    return toPage(await listPaperRows(tx, filter, { page, pageNum }), input, me.id);
  }),
);

/** One page of papers by long filters, in the order of the ids where there are any. */
const listChosenPapers = handleCall(listChosenPapersContract, async ({ input, me, tx }) => {
  const { page, pageNum, mine, paperTypeId: typeId, paperTypeIds: typeIds, ...filters } = input;
  const filter = { ...filters, typeId, typeIds, ownerId: mine ? me.id : undefined, isInOrderOfIds: true };
  return toPage(await listPaperRows(tx, filter, { page, pageNum }), input, me.id);
});

/** One page of papers, for each of the calls that list them. */
export const examLists: readonly CallHandler[] = [...pagedLists, listChosenPapers];
