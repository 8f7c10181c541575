import { searchWords } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import { listShareTargets as contract, type ShareTarget } from '../contract.ts';
import { findSharePeople, findShareTeams, type ShareTargetRow } from './sharing.queries.ts';

const mostPeople = 20;
const mostTeams = 10;

const toTarget = ({ isActive: _, ...target }: ShareTargetRow): ShareTarget => target;

/** Colleagues and teams with whom sets can be shared. */
export const listShareTargets = handleCall(contract, async ({ input: { search }, me, tx }) => {
  if (searchWords(search).length === 0) return { list: [] };
  const people = await findSharePeople(tx, { search, exceptId: me.id }, mostPeople);
  const teams = await findShareTeams(tx, search, mostTeams);
  return { list: [...people, ...teams].map(toTarget) };
});
