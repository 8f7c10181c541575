import { sql, type SQL } from 'drizzle-orm';
import { maxListCount, maxSearchCount, searchWords } from '@inkstone/base';
import type { Computed, Handle } from '@inkstone/db';
import { hasNoOtherRole, hasPermission, hasRole, isPersonFound } from '@inkstone/people/server';
import { backendSide, roles, type Role } from '@inkstone/session/contract';
import type { Account } from '@inkstone/session/server';
import * as z from 'zod';
import { getMergeFamily, type MergeFamily } from '../../rules.ts';
import type { FieldChange } from '../record/record.tables.ts';

/** Filter of the list of people. */
export interface PeopleKey {
  search: string | undefined;
  role: Role | undefined;
  state: 'active' | 'inactive' | 'all';
  /** Only accounts that can be merged, of this family. */
  mergeFamily: MergeFamily | 'any' | undefined;
  withoutId: number | undefined;
  page: number;
  pageNum: number;
}

/** A person in the list. */
export type PersonRow = Pick<Account, 'id' | 'name' | 'nameZh' | 'username' | 'number' | 'roles' | 'role' | 'leftAt'> &
  Computed<typeof rowColumns>;

const rowColumns = { lastSeenAt: z.date().nullable() };

const states: Readonly<Record<PeopleKey['state'], SQL>> = {
  active: sql`p.left_at is null`,
  inactive: sql`p.left_at is not null`,
  all: sql`true`,
};

/** Whether the number of `p` begins with a search. */
const hasNumber = (search: string): SQL =>
  sql`starts_with(p.number collate "C", ${search}) and p.number collate "C" >= ${search}`;

/** As `getMergeFamily` says of the roles of `p`. */
const isInFamily = (family: MergeFamily): SQL =>
  hasNoOtherRole('p', { roles: roles.filter((role) => getMergeFamily([role]) === family) });

const canBeMerged = (family: PeopleKey['mergeFamily']): SQL => {
  if (family === undefined) return sql`true`;
  return family === 'any' ? sql`(${isInFamily('student')} or ${isInFamily('backend')})` : isInFamily(family);
};

const isWanted = ({ search, role, state, mergeFamily, withoutId }: PeopleKey): SQL => {
  const text = search ?? '';
  const isFound = /\d/.test(text) ? sql`(${isPersonFound(text)} or ${hasNumber(text)})` : isPersonFound(search);
  const isInRole = role === undefined ? sql`true` : hasRole('p', { roles: [role] });
  const isOther = withoutId === undefined ? sql`true` : sql`p.id <> ${withoutId}`;
  return sql`${states[state]} and ${isInRole} and ${canBeMerged(mergeFamily)} and ${isOther} and ${isFound}`;
};

/** A page of the people of the school by name, with their number. */
export const listPeoplePage = async (db: Handle, key: PeopleKey): Promise<{ people: PersonRow[]; total: number }> => {
  const filter = isWanted(key);
  const most = searchWords(key.search ?? '').length > 0 ? maxSearchCount : maxListCount;
  const people = await db.rows<PersonRow>(
    sql`
    select p.id, p.name, p.name_zh, p.username, p.number, p.roles, p.role, p.left_at,
           (select max(s.last_seen_at) from session s where s.person_id = p.id) as last_seen_at
      from person p where ${filter}
     order by p.sort_name collate "C", p.id limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`,
    rowColumns,
  );
  const counted = await db.row(
    sql`select count(*) as total from (select 1 from person p where ${filter} limit ${most}) t`,
    { total: z.int() },
  );
  return { people, total: counted?.total ?? 0 };
};

const classColumns = {
  id: z.int(),
  name: z.string(),
  nameZh: z.string().nullable(),
  part: z.enum(['student', 'teacher']),
};

/** The running classes of a person, as student or teacher. */
export const listPersonClasses = (db: Handle, personId: number) =>
  db.rows(
    sql`
    select c.id, c.name, c.name_zh, 'student' as part from class_member m
      join school_class c on c.id = m.class_id and c.ended_at is null
     where m.student_id = ${personId} and m.left_at is null
    union all
    select c.id, c.name, c.name_zh, 'teacher' as part from class_teacher t
      join school_class c on c.id = t.class_id and c.ended_at is null
     where t.teacher_id = ${personId}
     order by name, id`,
    classColumns,
  );

const sessionColumns = { id: z.int(), createdAt: z.date(), lastSeenAt: z.date(), isShared: z.boolean() };

/** The sessions of a person that are open at an instant, the last seen first. */
export const listOpenSessions = (db: Handle, key: { personId: number; now: Date }) =>
  db.rows(
    sql`
    select s.id, s.created_at, s.last_seen_at, s.is_shared from session s
     where s.person_id = ${key.personId} and s.ended_at is null and s.expires_at > ${key.now}
     order by s.last_seen_at desc, s.id desc limit 50`,
    sessionColumns,
  );

const historyColumns = {
  id: z.int(),
  at: z.date(),
  action: z.string(),
  changes: z.custom<FieldChange[]>(Array.isArray),
  actorName: z.string().nullable(),
  actorNameZh: z.string().nullable(),
};

/** The last changes of a person, newest first. */
export const listPersonHistory = (db: Handle, personId: number) =>
  db.rows(
    sql`
    select r.id, r.at, r.action, r.personal || r.changes as changes, a.name as actor_name, a.name_zh as actor_name_zh
      from school_record r left join person a on a.id = r.actor_id
     where r.subject_kind = 'person' and r.subject_id = ${personId} and not r.is_sign_in
     order by r.at desc, r.id desc limit 50`,
    historyColumns,
  );

/** Whether anybody else in use may administer people. Waits for others who take that right away at the same time. */
export const hasOtherAdministrator = async (db: Handle, personId: number): Promise<boolean> => {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('school administrators', 0))`);
  const rows = await db.rows(sql`
    select 1 from person p
     where p.id <> ${personId} and p.left_at is null and ${hasPermission('p', 'school_people')}
       and ${hasRole('p', backendSide)} limit 1`);
  return rows.length > 0;
};
