import { localizedName, type Language } from '@inkstone/base';
import { handleCall } from '@inkstone/call/server';
import type { Handle } from '@inkstone/db';
import {
  addTeamMember as addTeamMemberContract,
  createTeam as createTeamContract,
  deleteTeam as deleteTeamContract,
  renameTeam as renameTeamContract,
  listMyTeams as listMyTeamsContract,
  removeTeamMember as removeTeamMemberContract,
  getTeam as getTeamContract,
} from '../contract.ts';
import { isTeacher } from './students.queries.ts';
import {
  findTeam,
  insertTeam,
  insertTeamMember,
  listTeamMembers,
  listTeams,
  lockLedTeam,
  removeTeamMemberRow,
  updateTeam,
  type TeamRow,
} from './team.queries.ts';

const toTeam = (row: TeamRow, language: Language) => ({
  id: row.id,
  name: localizedName(language, row.name, row.name_zh),
  leaderName: localizedName(language, row.leader, row.leader_zh),
  isMine: row.is_mine,
  memberCount: row.members,
});

const readMembers = async (db: Handle, teamId: number, language: Language) =>
  (await listTeamMembers(db, teamId)).map((row) => ({
    id: row.id,
    name: localizedName(language, row.name, row.name_zh),
    isLeader: row.is_leader,
    joinedAt: new Date(row.joined_at).toISOString(),
    students: row.students,
  }));

/** The teams that the caller leads or belongs to. */
export const listMyTeams = handleCall(listMyTeamsContract, async ({ input, me, tx, language }) => {
  const { page, pageNum } = input;
  const { teams, total } = await listTeams(tx, { personId: me.id, page, pageNum });
  const list = teams.map((row) => toTeam(row, language));
  return { list, page, totalPage: Math.ceil(total / pageNum), total };
});

export const getTeam = handleCall(getTeamContract, async ({ input, me, tx, language, notFound }) => {
  const row = await findTeam(tx, { id: input.id, personId: me.id });
  if (!row) return notFound();
  const names = { en: row.name, zh: row.name_zh };
  return { team: toTeam(row, language), names, members: await readMembers(tx, row.id, language) };
});

/** Creates a team led by the caller. */
export const createTeam = handleCall(createTeamContract, async ({ input, me, tx, now }) => {
  const names = { name: input.name, nameZh: input.nameZh || null };
  return { id: await insertTeam(tx, { ...names, leaderId: me.id, memberIds: [], at: now }) };
});

/** Renames a team. */
export const renameTeam = handleCall(renameTeamContract, async ({ input, me, tx, notFound }) => {
  if (!(await lockLedTeam(tx, { id: input.id, leaderId: me.id }))) return notFound();
  await updateTeam(tx, input.id, { name: input.name, nameZh: input.nameZh || null });
  return {};
});

/** Adds a colleague to a team. */
export const addTeamMember = handleCall(
  addTeamMemberContract,
  async ({ input, me, tx, now, language, refuse, notFound }) => {
    const { id, personId } = input;
    if (!(await lockLedTeam(tx, { id, leaderId: me.id }))) return notFound();
    if (!(await isTeacher(tx, personId))) return refuse('teacher.notTeacher');
    await insertTeamMember(tx, { teamId: id, personId, joinedAt: now });
    return { members: await readMembers(tx, id, language) };
  },
);

/** Removes a colleague from a team; the leader cannot be removed. */
export const removeTeamMember = handleCall(removeTeamMemberContract, async ({ input, me, tx, language, notFound }) => {
  const { id, personId } = input;
  if (!(await lockLedTeam(tx, { id, leaderId: me.id })) || personId === me.id) return notFound();
  if (!(await removeTeamMemberRow(tx, { teamId: id, personId }))) return notFound();
  return { members: await readMembers(tx, id, language) };
});

/** Deletes a team. */
export const deleteTeam = handleCall(deleteTeamContract, async ({ input, me, tx, now, notFound }) => {
  if (!(await lockLedTeam(tx, { id: input.id, leaderId: me.id }))) return notFound();
  await updateTeam(tx, input.id, { endedAt: now });
  return {};
});
