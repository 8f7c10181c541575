import { handleCall } from '@inkstone/call/server';
import { listMyTeams as contract } from '../contract.ts';
import { listTeams } from './team.queries.ts';
import { toTeam } from './people-views.ts';

/** The teams that the caller leads or belongs to. */
export const listMyTeams = handleCall(contract, async ({ input, me, tx, language }) => {
  const { page, pageNum } = input;
  const { teams, total } = await listTeams(tx, { personId: me.id, page, pageNum });
  const list = teams.map((row) => toTeam(row, language));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});
