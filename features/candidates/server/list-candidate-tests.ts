import { handleCall } from '@inkstone/call/server';
import { listCandidateTests as contract } from '../contract.ts';
import { listTests } from './records.queries.ts';
import { recordScopeFor } from '../rules.ts';
import { toTest } from './record-view.ts';

/** A page of tests. */
export const listCandidateTests = handleCall(contract, async ({ input, me, tx, now, language }) => {
  const { recruiterId: onlyRecruiterId, search, state, page, pageNum } = input;
  const { rows, total } = await listTests(tx, { ...recordScopeFor(me), onlyRecruiterId, search, state, page, pageNum });
  const list = rows.flatMap((row) => toTest(row, { language, now }) ?? []);
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
