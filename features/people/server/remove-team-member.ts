import { handleCall } from '@inkstone/call/server';
import { removeTeamMember as contract } from '../contract.ts';
import { lockLedTeam, removeTeamMemberRow } from './team.queries.ts';
import { readMembers } from './people-views.ts';

/** Removes a colleague from a team; the leader cannot be removed. */
export const removeTeamMember = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const { id, personId } = input;
  if (!(await lockLedTeam(tx, { id, leaderId: me.id })) || personId === me.id) return notFound();
  if (!(await removeTeamMemberRow(tx, { teamId: id, personId }))) return notFound();
  return { members: await readMembers(tx, id, language) };
});
