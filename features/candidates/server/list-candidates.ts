import { handleCall } from '@inkstone/call/server';
import { listCandidates as contract } from '../contract.ts';
import { listRecords } from './records.queries.ts';
import { recordScopeFor } from '../rules.ts';
import { toRecord } from './record-view.ts';

/** A page of records. */
export const listCandidates = handleCall(contract, async ({ input, me, tx, now, language }) => {
  const { recruiterId: onlyRecruiterId, search, state, page, pageNum } = input;
  const { rows, total } = await listRecords(tx, {
    ...recordScopeFor(me),
    onlyRecruiterId,
    search,
    state,
    page,
    pageNum,
  });
  const list = rows.map((row) => toRecord(row, { language, now }));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
