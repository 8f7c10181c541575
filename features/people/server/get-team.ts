import { handleCall } from '@inkstone/call/server';
import { getTeam as contract } from '../contract.ts';
import { findTeam } from './team.queries.ts';
import { toTeam, readMembers } from './people-views.ts';

export const getTeam = handleCall(contract, async ({ input, me, tx, language, notFound }) => {
  const row = await findTeam(tx, { id: input.id, personId: me.id });
  if (!row) return notFound();
  const names = { en: row.name, zh: row.nameZh };
  return { team: toTeam(row, language), names, members: await readMembers(tx, row.id, language) };
});
