import { handleCall } from '@inkstone/call/server';
import { listThirdPartyTeachers as contract } from '../contract.ts';
import { listTeachers } from './paper-markers.queries.ts';
import { toTeacher } from './paper-markers.ts';

/** Teachers outside the caller's team. */
export const listThirdPartyTeachers = handleCall(contract, async ({ input, me, tx, language }) => {
  const rows = await listTeachers(tx, { personId: me.id, kinds: ['thirdParty'], search: input.search });
  return { list: rows.map(toTeacher(language)) };
});
