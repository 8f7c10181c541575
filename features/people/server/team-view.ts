import { localizedName, type Language } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { listTeamMembers, type TeamRow } from './team.queries.ts';

export const toTeam = (row: TeamRow, language: Language) => ({
  id: row.id,
  name: localizedName(language, row.name, row.nameZh),
  leaderName: localizedName(language, row.leader, row.leaderZh),
  isMine: row.isMine,
  memberCount: row.members,
});

export const readMembers = async (db: Handle, teamId: number, language: Language) =>
  (await listTeamMembers(db, teamId)).map((row) => ({
    id: row.id,
    name: localizedName(language, row.name, row.nameZh),
    isLeader: row.isLeader,
    joinedAt: row.joinedAt.toISOString(),
    students: row.students,
  }));
