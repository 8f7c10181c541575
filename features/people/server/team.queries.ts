import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Handle, Tx, Computed } from '@inkstone/db';
import type { Account } from '@inkstone/session/server';
import * as z from 'zod';
import { team, teamMember } from './people.tables.ts';
import { pageClause } from './scope.queries.ts';

type Team = typeof team.$inferSelect;

/** A team to create. */
export interface NewTeam extends Pick<Team, 'name' | 'nameZh' | 'leaderId'> {
  memberIds: readonly number[];
  at: Date;
}

/** Creates a team of its leader and the given colleagues. */
export const insertTeam = async (tx: Tx, { memberIds, at, ...row }: NewTeam): Promise<number> => {
  const [created] = await tx
    .insert(team)
    .values({ ...row, createdAt: at })
    .returning({ id: team.id });
  if (!created) throw new Error('the team was not made');
  const ids = [...new Set([row.leaderId, ...memberIds])];
  await tx.insert(teamMember).values(ids.map((personId) => ({ teamId: created.id, personId, joinedAt: at })));
  return created.id;
};

/** Database row of a team, for one of its members. */
export type TeamRow = Pick<Team, 'id' | 'name' | 'nameZh'> & {
  leader: Account['name'];
  leaderZh: Account['nameZh'];
} & Computed<typeof teamColumns>;

const teamColumns = { isMine: z.boolean(), members: z.int() };

const columns = (personId: number) => sql`
  g.id, g.name, g.name_zh, p.name as leader, p.name_zh as leader_zh, g.leader_id = ${personId} as is_mine,
  (select count(*) from team_member o where o.team_id = g.id) as members`;
const source = (personId: number) => sql`
  team_member m join team g on g.id = m.team_id and g.ended_at is null join person p on p.id = g.leader_id
 where m.person_id = ${personId}`;

/** A page of a person's teams, with their total number. */
export const listTeams = async (
  db: Handle,
  key: { personId: number; page: number; pageNum: number },
): Promise<{ teams: TeamRow[]; total: number }> => {
  const rows = await db.rows<TeamRow>(
    sql`
    select ${columns(key.personId)} from ${source(key.personId)} order by g.id ${pageClause(key)}`,
    teamColumns,
  );
  const counted = await db.row(sql`select count(*) as total from ${source(key.personId)}`, { total: z.int() });
  return { teams: rows, total: counted?.total ?? 0 };
};

/** One team of a person. */
export const findTeam = async (db: Handle, key: { id: number; personId: number }): Promise<TeamRow | undefined> => {
  return db.row<TeamRow>(
    sql`
    select ${columns(key.personId)} from ${source(key.personId)} and g.id = ${key.id}`,
    teamColumns,
  );
};

type TeamMemberRow = Pick<Account, 'id' | 'name' | 'nameZh'> &
  Pick<typeof teamMember.$inferSelect, 'joinedAt'> &
  Computed<typeof teamMemberColumns>;

const teamMemberColumns = { isLeader: z.boolean(), students: z.int() };

/** The members of a team, leader first, with the number of students each teaches in classes. */
export const listTeamMembers = async (db: Handle, teamId: number) => {
  return db.rows<TeamMemberRow>(
    sql`
    select p.id, p.name, p.name_zh, p.id = g.leader_id as is_leader, o.joined_at,
           (select count(distinct m.student_id) from class_teacher t
              join school_class c on c.id = t.class_id and c.ended_at is null
              join class_member m on m.class_id = c.id and m.left_at is null
             where t.teacher_id = p.id) as students
      from team_member o join team g on g.id = o.team_id join person p on p.id = o.person_id
     where o.team_id = ${teamId}
     order by p.id <> g.leader_id, p.sort_name collate "C", p.id`,
    teamMemberColumns,
  );
};

/** Locks a team led by a person; false if there is none. */
export const lockLedTeam = async (tx: Tx, key: { id: number; leaderId: number }): Promise<boolean> => {
  const isLed = and(eq(team.id, key.id), eq(team.leaderId, key.leaderId), isNull(team.endedAt));
  return (await tx.select({ id: team.id }).from(team).where(isLed).for('update')).length > 0;
};

/** Changes a team. */
export const updateTeam = async (tx: Tx, id: number, change: Partial<typeof team.$inferInsert>): Promise<void> => {
  await tx.update(team).set(change).where(eq(team.id, id));
};

/** Adds a colleague unless already added. */
export const insertTeamMember = async (tx: Tx, row: typeof teamMember.$inferInsert): Promise<void> => {
  await tx.insert(teamMember).values(row).onConflictDoNothing();
};

/** Removes a colleague; false if the person was not a member. */
export const removeTeamMemberRow = async (tx: Tx, key: { teamId: number; personId: number }): Promise<boolean> => {
  const isOne = and(eq(teamMember.teamId, key.teamId), eq(teamMember.personId, key.personId));
  return (await tx.delete(teamMember).where(isOne).returning({ id: teamMember.personId })).length > 0;
};
