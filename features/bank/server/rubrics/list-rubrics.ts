import { handleCall } from '@inkstone/call/server';
import { listRubrics as contract, type LibraryRubric } from '../../contract.ts';
import { toSetViewer } from '../set-access.queries.ts';
import { listRubricPage, type ListedRubric } from './rubrics.queries.ts';

const toLibraryRubric = (row: ListedRubric, meId: number): LibraryRubric => ({
  rubricId: row.id,
  version: row.version,
  rubric: row.content,
  owner: { id: row.ownerId, name: row.ownerName, nameZh: row.ownerNameZh },
  isMine: row.ownerId === meId,
  isShared: row.isShared,
  isEditable: row.isEditable,
  isRetired: row.retiredAt !== null,
  questionCount: row.questionCount,
  updatedAt: row.updatedAt.toISOString(),
});

/** One page of the rubrics of the library that the person may take. */
export const listRubrics = handleCall(contract, async ({ input, me, tx }) => {
  const { page, pageNum, mine, search, isRetiredShown, ids } = input;
  const filter = { viewer: toSetViewer(me), search, isRetiredShown, ids, ownerId: mine ? me.id : undefined };
  const { rows, total } = await listRubricPage(tx, filter, { page, pageNum });
  return {
    list: rows.map((row) => toLibraryRubric(row, me.id)),
    ...{ page, total, totalPage: Math.ceil(total / pageNum) },
  };
});
