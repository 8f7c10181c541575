import { localizedName } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listClassCandidates as contract } from '../../contract.ts';
import { listCandidatePage } from './classes.queries.ts';

/** A page of the people who can be in a class. */
export const listClassCandidates = handleCall(contract, async ({ input, tx, language }) => {
  const { part, search, page, pageNum } = input;
  const { people, total } = await listCandidatePage(tx, { part, search, page, pageNum });
  const list = people.map(({ id, name, nameZh, username }) => ({
    ...{ id, username },
    name: localizedName(language, name, nameZh),
  }));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
