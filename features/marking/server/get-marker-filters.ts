import { handleCall } from '@inkstone/call/server';
import { getMarkerFilters as contract } from '../contract.ts';
import { listTeachers } from './paper-markers.queries.ts';
import { toTeacher } from './paper-markers.ts';

/** Kinds of markers, and the caller's team. */
export const getMarkerFilters = handleCall(contract, async ({ me, tx, language }) => {
  const team = await listTeachers(tx, { personId: me.id, kinds: ['own', 'team'], search: '' });
  return { kinds: ['own' as const, 'team' as const, 'thirdParty' as const], team: team.map(toTeacher(language)) };
});
