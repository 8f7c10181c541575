import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import {
  getCandidate as getCandidateContract,
  getCandidateOptions as getCandidateOptionsContract,
  listCandidateTests as listCandidateTestsContract,
  listCandidates as listCandidatesContract,
} from '../contract.ts';
import { findRecord, listBankPapers, listFilters, listRecords, listTests } from './records.queries.ts';
import { recordScopeFor } from './scope.ts';
import { toRecord, toTest } from './record-view.ts';

/** A page of records. */
export const listCandidates = handleCall(listCandidatesContract, async ({ input, me, tx, now, language }) => {
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

/** A page of tests. */
export const listCandidateTests = handleCall(listCandidateTestsContract, async ({ input, me, tx, now, language }) => {
  const { recruiterId: onlyRecruiterId, search, state, page, pageNum } = input;
  const { rows, total } = await listTests(tx, { ...recordScopeFor(me), onlyRecruiterId, search, state, page, pageNum });
  const list = rows.flatMap((row) => toTest(row, { language, now }) ?? []);
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});

/** One record. */
export const getCandidate = handleCall(getCandidateContract, async ({ input, me, tx, now, language, notFound }) => {
  const row = await findRecord(tx, { ...recordScopeFor(me), id: input.id });
  if (!row) return notFound();
  const until = row.link_until === null ? null : new Date(row.link_until);
  return {
    candidate: toRecord(row, { language, now }),
    names: { en: row.name, zh: row.name_zh },
    message: row.message,
    linkUntil: until !== null && until > now ? until.toISOString() : null,
  };
});

/** The options of forms and filters. */
export const getCandidateOptions = handleCall(getCandidateOptionsContract, async ({ me, tx, language }) => {
  const scope = recordScopeFor(me);
  const { positions, recruiters } = await listFilters(tx, scope);
  const papers = await listBankPapers(tx);
  return {
    papers: papers.map(({ id, title, title_zh: titleZh, question_count: questions }) => ({
      ...{ id, questions },
      title: localizedName(language, title, titleZh),
    })),
    positions,
    recruiters:
      scope.recruiterId === null
        ? recruiters.map(({ id, name, name_zh: nameZh }) => ({ id, name: localizedName(language, name, nameZh) }))
        : [],
  };
});
