import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { getCandidateOptions as contract } from '../contract.ts';
import { listBankPapers, listFilters } from './records.queries.ts';
import { recordScopeFor } from '../rules.ts';

/** The options of forms and filters. */
export const getCandidateOptions = handleCall(contract, async ({ me, tx, language }) => {
  const scope = recordScopeFor(me);
  const { positions, recruiters } = await listFilters(tx, scope);
  const papers = await listBankPapers(tx);
  return {
    papers: papers.map(({ id, title, titleZh, questionCount: questions }) => ({
      ...{ id, questions },
      title: localizedName(language, title, titleZh),
    })),
    positions,
    recruiters:
      scope.recruiterId === null
        ? recruiters.map(({ id, name, nameZh }) => ({ id, name: localizedName(language, name, nameZh) }))
        : [],
  };
});
