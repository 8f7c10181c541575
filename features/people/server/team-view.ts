import { localizedName, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { listTeamMembers, type TeamRow } from './team.queries.ts';

export const toTeam = (row: TeamRow, language: Language) => ({
  id: row.id,
  name: localizedName(language, row.name, row.name_zh),
  leaderName: localizedName(language, row.leader, row.leader_zh),
  isMine: row.is_mine,
  memberCount: row.members,
});

export const readMembers = async (db: Handle, teamId: number, language: Language) =>
  (await listTeamMembers(db, teamId)).map((row) => ({
    id: row.id,
    name: localizedName(language, row.name, row.name_zh),
    isLeader: row.is_leader,
    joinedAt: new Date(row.joined_at).toISOString(),
    students: row.students,
  }));
