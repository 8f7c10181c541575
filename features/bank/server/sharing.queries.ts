import { sql } from 'drizzle-orm';
import { searchWords } from '@inkstone/base';
import { titleSearchText } from '@inkstone/base/pinyin';
import { preparedQuery, type Computed, type Handle, type Tx } from '@inkstone/db';
import { displayName, displayNameZh, hasRole, isPersonFound, nameColumns } from '@inkstone/people/server';
import { bankReader } from '@inkstone/session/contract';
import * as z from 'zod';
import { SetShare, type GeneralAccess } from '../contract.ts';
import type { questionSet } from './bank.tables.ts';

/** With whom a set is shared, people before teams, as a change of many sets stores it. */
export interface SetSharing {
  generalAccess: GeneralAccess;
  shares: SetShare[];
}

const sharesText = (set: string): string => `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'kind', case when h.team_id is null then 'person' else 'team' end,
            'id', coalesce(h.person_id, h.team_id), 'access', h.access)
          order by h.team_id is not null, coalesce(h.person_id, h.team_id)), '[]')
     from question_set_share h where h.set_id = ${set}.id)`;

/** The sharing of the set `set` as JSON, for texts of queries. */
export const sharingText = (set: string): string =>
  `jsonb_build_object('generalAccess', ${set}.general_access, 'shares', ${sharesText(set)})`;

const sharingColumns = { shares: z.array(SetShare) };

const selectSharing = preparedQuery<
  Pick<typeof questionSet.$inferSelect, 'id' | 'generalAccess'> & Computed<typeof sharingColumns>
>(
  'bank_sharing',
  `select s.id, s.general_access, ${sharesText('s')} as shares from question_set s where s.id = any($1::bigint[])`,
  sharingColumns,
);

/** With whom some sets are shared, by set. */
export const readSharing = async (db: Handle, setIds: readonly number[]): Promise<Map<number, SetSharing>> =>
  new Map((await selectSharing(db, [setIds])).map(({ id, ...sharing }) => [id, sharing]));

const targetColumns = {
  kind: SetShare.shape.kind,
  id: z.int(),
  ...nameColumns,
  username: z.string().nullable(),
  memberCount: z.int().nullable(),
  isActive: z.boolean(),
};

/** A person or team that sets can be shared with; one that has left or ended is not active. */
export type ShareTargetRow = Computed<typeof targetColumns>;

const selectPeople = sql`
  select 'person' as kind, p.id, ${displayName} as name, ${displayNameZh} as name_zh, p.username, null::bigint as member_count,
         p.left_at is null and ${hasRole('p', bankReader)} as is_active
    from person p`;

const selectTeams = sql`
  select 'team' as kind, t.id, t.name, t.name_zh, null as username,
         (select count(*) from team_member m where m.team_id = t.id) as member_count, t.ended_at is null as is_active
    from team t`;

const listIds = (targets: readonly Pick<SetShare, 'kind' | 'id'>[], kind: SetShare['kind']) =>
  sql.param(targets.filter((target) => target.kind === kind).map(({ id }) => id));

/** People, then teams, by name; also those who have left or ended. */
export const listShareTargetRows = async (
  db: Handle,
  targets: readonly Pick<SetShare, 'kind' | 'id'>[],
): Promise<ShareTargetRow[]> => {
  if (targets.length === 0) return [];
  const people = await db.rows<ShareTargetRow>(
    sql`${selectPeople} where p.id = any(${listIds(targets, 'person')}::bigint[]) order by p.sort_name collate "C", p.id`,
    targetColumns,
  );
  const teams = await db.rows<ShareTargetRow>(
    sql`${selectTeams} where t.id = any(${listIds(targets, 'team')}::bigint[]) order by t.name collate "C", t.id`,
    targetColumns,
  );
  return [...people, ...teams];
};

/** People other than one who may read the bank and whom a search finds, by name. */
export const findSharePeople = (
  db: Handle,
  { search, exceptId }: { search: string; exceptId: number },
  most: number,
): Promise<ShareTargetRow[]> =>
  db.rows<ShareTargetRow>(
    sql`${selectPeople}
     where ${hasRole('p', bankReader)} and p.left_at is null and p.id <> ${exceptId} and ${isPersonFound(search)}
     order by p.sort_name collate "C", p.id limit ${most}`,
    targetColumns,
  );

/** Teams of the school that have not ended and whom a search finds, by name: a school has few, whose words are not stored. */
export const findShareTeams = async (db: Handle, search: string, most: number): Promise<ShareTargetRow[]> => {
  const words = searchWords(search);
  const teams = await db.rows<ShareTargetRow>(
    sql`${selectTeams} where t.ended_at is null order by t.name collate "C", t.id`,
    targetColumns,
  );
  const isFound = ({ name, nameZh }: ShareTargetRow) => {
    const text = titleSearchText(name, nameZh ?? undefined);
    return words.every((word) => text.includes(word));
  };
  return teams.filter(isFound).slice(0, most);
};

const defineShareWrites = (direction: 'apply' | 'undo') => {
  const value = direction === 'apply' ? 'i.new_value' : 'i.old_value';
  const isChanged = `i.change_id = $1 and i.field = 'sharing' and i.set_id = any($2::bigint[])`;
  const remove = preparedQuery<Record<string, never>>(
    `bank_shares_remove_${direction}`,
    `delete from question_set_share h using bank_change_item i where h.set_id = i.set_id and ${isChanged}`,
  );
  // Whoever was erased since, and a team that is no longer there, has nothing back.
  const insert = preparedQuery<Record<string, never>>(
    `bank_shares_insert_${direction}`,
    `insert into question_set_share (set_id, person_id, team_id, access)
     select i.set_id, p.id, t.id, x.access
       from bank_change_item i
       cross join jsonb_to_recordset(${value} -> 'shares') as x(kind text, id bigint, access text)
       left join person p on x.kind = 'person' and p.id = x.id and p.erased_at is null
       left join team t on x.kind = 'team' and t.id = x.id
      where ${isChanged} and num_nonnulls(p.id, t.id) = 1`,
  );
  return { remove, insert };
};

const shareWrites = { apply: defineShareWrites('apply'), undo: defineShareWrites('undo') };

/** Gives sets the shares that a change has for them, or those that it replaced. */
export const replaceShares = async (
  tx: Tx,
  changeId: number,
  direction: 'apply' | 'undo',
  setIds: readonly number[],
): Promise<void> => {
  if (setIds.length === 0) return;
  await shareWrites[direction].remove(tx, [changeId, setIds]);
  await shareWrites[direction].insert(tx, [changeId, setIds]);
};
