import { handleCall } from '@inkstone/call/server';
import { renameTeam as contract } from '../contract.ts';
import { lockLedTeam, updateTeam } from './team.queries.ts';

/** Renames a team. */
export const renameTeam = handleCall(contract, async ({ input, me, tx, notFound }) => {
  if (!(await lockLedTeam(tx, { id: input.id, leaderId: me.id }))) return notFound();
  await updateTeam(tx, input.id, { name: input.name, nameZh: input.nameZh || null });
  return {};
});
