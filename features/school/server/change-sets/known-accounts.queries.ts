import { sql, type SQL } from 'drizzle-orm';
import { foldCase, languageFromCode } from '@inkstone/base';
import type { Computed, Handle } from '@inkstone/db';
import type { schoolClass } from '@inkstone/people/server';
import { hasOnlyRole } from '@inkstone/people/server';
import { student } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import type { Enrolment, KnownAccount, KnownClass } from '../../import/plan-types.ts';
import type { Mentions } from './import-task.ts';

const columns = {
  hasLeft: z.boolean(),
  classes: z.custom<Enrolment[]>(Array.isArray),
};

type AccountRow = Pick<
  typeof person.$inferSelect,
  | 'id'
  | 'edition'
  | 'username'
  | 'name'
  | 'nameZh'
  | 'number'
  | 'externalId'
  | 'mail'
  | 'language'
  | 'roles'
  | 'role'
  | 'permissions'
> &
  Computed<typeof columns>;

const selectAccounts = async (db: Handle, condition: SQL): Promise<KnownAccount[]> => {
  const rows = await db.rows<AccountRow>(
    sql`
    select p.id, p.edition, p.username, p.name, p.name_zh, p.number, p.external_id, p.mail, p.language, p.roles, p.role,
           p.permissions, p.left_at is not null as has_left,
           coalesce((select jsonb_agg(jsonb_build_object('classId', e.class_id, 'part', e.part)) from (
             select m.class_id, 'student' as part from class_member m
              where m.student_id = p.id and m.left_at is null
             union all
             select t.class_id, 'teacher' as part from class_teacher t where t.teacher_id = p.id) e), '[]') as classes
      from person p where ${condition} order by p.id`,
    columns,
  );
  return rows.map((row) => ({ ...row, language: languageFromCode(row.language) }));
};

const toParameter = (texts: readonly string[]) => sql.param([...new Set(texts)]);

/** The accounts that rows name by outer id, number or user name. */
export const listNamedAccounts = (
  db: Handle,
  { externalId = [], number = [], username = [] }: Mentions,
): Promise<KnownAccount[]> => {
  // A number may become the user name of a new person.
  const usernames = [...username, ...number].flatMap((text) => [text.toLowerCase(), foldCase(text)]);
  return selectAccounts(
    db,
    sql`p.id in (
      select id from person where lower(username) collate "C" = any(${toParameter(usernames)}::text[])
      union select id from person where number collate "C" = any(${toParameter(number)}::text[])
      union select id from person where external_id collate "C" = any(${toParameter(externalId)}::text[]))`,
  );
};

/** Students in use who are nothing else: whom a sheet of students may leave out. */
export const listPlainStudents = (db: Handle): Promise<KnownAccount[]> =>
  selectAccounts(db, sql`p.left_at is null and ${hasOnlyRole('p', student)} and cardinality(p.permissions) = 0`);

const classColumns = { isClosed: z.boolean() };

/** Every running class, and closed ones that came from another system. */
export const listKnownClasses = (db: Handle): Promise<KnownClass[]> =>
  db.rows<
    Pick<typeof schoolClass.$inferSelect, 'id' | 'name' | 'nameZh' | 'externalId'> & Computed<typeof classColumns>
  >(
    sql`
    select id, name, name_zh, external_id, ended_at is not null as is_closed from school_class
     where ended_at is null or external_id is not null order by id`,
    classColumns,
  );
