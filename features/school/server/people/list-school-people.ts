import { handleCall } from '@inkstone/call/server';
import { listSchoolPeople as contract } from '../../contract.ts';
import { listPeoplePage } from './people.queries.ts';
import { toRow } from './person-view.ts';

/** A page of the people of the school. */
export const listSchoolPeople = handleCall(contract, async ({ input, tx }) => {
  const { search, role, state, mergeFamily, withoutId, page, pageNum } = input;
  const key = { search, role, state, mergeFamily, withoutId, page, pageNum };
  const { people, total } = await listPeoplePage(tx, key);
  return { list: people.map(toRow), page, totalPage: Math.ceil(total / pageNum), total };
});
