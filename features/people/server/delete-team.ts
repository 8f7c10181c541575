import { handleCall } from '@inkstone/call/server';
import { deleteTeam as contract } from '../contract.ts';
import { lockLedTeam, updateTeam } from './team.queries.ts';

/** Deletes a team. */
export const deleteTeam = handleCall(contract, async ({ input, me, tx, now, notFound }) => {
  if (!(await lockLedTeam(tx, { id: input.id, leaderId: me.id }))) return notFound();
  await updateTeam(tx, input.id, { endedAt: now });
  return {};
});
