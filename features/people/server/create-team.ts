import { handleCall } from '@inkstone/call/server';
import { createTeam as contract } from '../contract.ts';
import { insertTeam } from './team.queries.ts';

/** Creates a team led by the caller. */
export const createTeam = handleCall(contract, async ({ input, me, tx, now }) => {
  const names = { name: input.name, nameZh: input.nameZh || null };
  return { id: await insertTeam(tx, { ...names, leaderId: me.id, memberIds: [], at: now }) };
});
