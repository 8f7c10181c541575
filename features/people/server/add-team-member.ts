import { handleCall } from '@inkstone/call/server';
import { addTeamMember as contract } from '../contract.ts';
import { isTeacher } from './students.queries.ts';
import { insertTeamMember, lockLedTeam } from './team.queries.ts';
import { readMembers } from './people-views.ts';

/** Adds a colleague to a team. */
export const addTeamMember = handleCall(contract, async ({ input, me, tx, now, language, refuse, notFound }) => {
  const { id, personId } = input;
  if (!(await lockLedTeam(tx, { id, leaderId: me.id }))) return notFound();
  if (!(await isTeacher(tx, personId))) return refuse('teacher.notTeacher');
  await insertTeamMember(tx, { teamId: id, personId, joinedAt: now });
  return { members: await readMembers(tx, id, language) };
});
