import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import * as z from 'zod';
import { idsIn } from './scope.queries.ts';

const teamColumns = {
  id: z.int(),
  name: z.string(),
  nameZh: z.string().nullable(),
  leaderId: z.int(),
  leaderUsername: z.string(),
  memberIds: z.array(z.int()),
};

/** Every team that has not ended, with its leader and its members. */
export const listRunningTeams = (db: Handle) =>
  db.rows(
    sql`
    select g.id, g.name, g.name_zh, g.leader_id, p.username as leader_username,
           coalesce((select jsonb_agg(m.person_id order by m.person_id) from team_member m where m.team_id = g.id), '[]')
             as member_ids
      from team g join person p on p.id = g.leader_id where g.ended_at is null order by g.id`,
    teamColumns,
  );

interface Membership {
  teamId: number;
  personId: number;
}

const membershipColumns = { teamId: z.int(), personId: z.int() };
const memberships = (pairs: readonly Membership[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as t("teamId" bigint, "personId" bigint)`;

/** Adds members to teams that run; returns who was not there. */
export const insertTeamMembers = (tx: Tx, pairs: readonly Membership[], joinedAt: Date) =>
  tx.rows(
    sql`
    insert into team_member (team_id, person_id, joined_at)
    select g.id, t."personId", ${joinedAt} from ${memberships(pairs)}
      join team g on g.id = t."teamId" and g.ended_at is null
    on conflict do nothing returning team_id, person_id`,
    membershipColumns,
  );

/** Takes back members who were added at an instant, except leaders; returns who is gone. */
export const deleteTeamMembers = (tx: Tx, pairs: readonly Membership[], joinedAt: Date) =>
  tx.rows(
    sql`
    delete from team_member m using ${memberships(pairs)}, team g
     where m.team_id = t."teamId" and m.person_id = t."personId" and m.joined_at = ${joinedAt}
       and g.id = m.team_id and g.leader_id <> m.person_id
    returning m.team_id, m.person_id`,
    membershipColumns,
  );

/** Removes teams that were made at an instant and are nobody's but the leader's; returns those that are gone. */
export const deleteUnusedTeams = async (tx: Tx, ids: readonly number[], createdAt: Date): Promise<Set<number>> => {
  const isUnused = sql`g.id = any(${idsIn(ids)}) and g.created_at = ${createdAt} and g.ended_at is null
    and not exists (select 1 from team_member m where m.team_id = g.id and m.person_id <> g.leader_id)`;
  const rows = await tx.rows(sql`select g.id from team g where ${isUnused} for update`, { id: z.int() });
  const unusedIds = rows.map(({ id }) => id);
  await tx.run(sql`delete from team_member where team_id = any(${idsIn(unusedIds)})`);
  await tx.run(sql`delete from team where id = any(${idsIn(unusedIds)})`);
  return new Set(unusedIds);
};
