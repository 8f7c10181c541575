import { sql, type SQL } from 'drizzle-orm';
import { foldText, maxListCount, maxSearchCount, searchWords } from '@inkstone/base';
import type { Computed, Handle } from '@inkstone/db';
import {
  hasRole,
  inOrderOfTerms,
  isPersonFound,
  isTextFound,
  joinTerm,
  nameColumns,
  selectTerm,
  termColumns,
  type schoolClass,
} from '@inkstone/people/server';
import { guide, student, teacher, teacherSide } from '@inkstone/session/contract';
import type { Account } from '@inkstone/session/server';
import * as z from 'zod';
import type { FieldChange } from '../record/record.tables.ts';

interface Paged {
  page: number;
  pageNum: number;
}

/** Filter of the list of classes. */
export interface ClassesKey extends Paged {
  search: string | undefined;
  state: 'running' | 'closed' | 'all';
  termId: number | undefined;
  withoutTerm: boolean | undefined;
  /** The school's calendar day. */
  today: string;
}

/** A class in the list. */
export type ClassRow = Pick<typeof schoolClass.$inferSelect, 'id' | 'name' | 'nameZh' | 'endedAt'> &
  Computed<typeof classColumns>;

/** Who teaches in a class. */
export type ClassTeacherRow = ClassRow['teachers'][number];

const classColumns = {
  ...termColumns,
  teachers: z.array(
    z.object({
      ...{ id: z.int(), ...nameColumns, username: z.string() },
      ...{ isGuide: z.boolean(), isActive: z.boolean() },
    }),
  ),
  studentCount: z.int(),
};

const columns = (today: string): SQL => sql`
  ${selectTerm(today)}, c.id, c.name, c.name_zh, c.ended_at,
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'nameZh', p.name_zh, 'username', p.username,
            'isGuide', ${hasRole('p', guide)} and not ${hasRole('p', teacher)},
            'isActive', p.left_at is null)
            order by p.id <> c.teacher_id, p.sort_name collate "C", p.id), '[]')
     from class_teacher t join person p on p.id = t.teacher_id where t.class_id = c.id) as teachers,
  (select count(*) from class_member m join person p on p.id = m.student_id
    where m.class_id = c.id and m.left_at is null and p.left_at is null) as student_count`;

const states: Readonly<Record<ClassesKey['state'], SQL>> = {
  running: sql`c.ended_at is null`,
  closed: sql`c.ended_at is not null`,
  all: sql`true`,
};

const most = (search: string | undefined): number =>
  searchWords(search ?? '').length > 0 ? maxSearchCount : maxListCount;

const isOfTerm = ({ termId, withoutTerm }: ClassesKey): SQL => {
  if (withoutTerm) return sql`c.term_id is null`;
  return termId === undefined ? sql`true` : sql`c.term_id = ${termId}`;
};

const isWanted = (key: ClassesKey): SQL => {
  const { search, state } = key;
  const isListed = sql`${states[state]} and ${isOfTerm(key)}`;
  if (searchWords(search ?? '').length === 0) return isListed;
  // Arrays are answered one after another, each by its index: a join would read the persons of the school.
  return sql`${isListed} and c.id = any(array(
    select x.id from school_class x where ${isTextFound(sql`x.search_text`, search)}
    union all select t.class_id from class_teacher t where t.teacher_id = any(array(
      select p.id from person p
       where p.left_at is null and ${hasRole('p', teacherSide)} and ${isPersonFound(search)}))))`;
};

/** A page of the classes of the school, those of the current term first, then the newest, with their number. */
export const listClassPage = async (db: Handle, key: ClassesKey): Promise<{ classes: ClassRow[]; total: number }> => {
  const filter = isWanted(key);
  const classes = await db.rows<ClassRow>(
    sql`
    select ${columns(key.today)} from school_class c ${joinTerm} where ${filter}
     order by ${inOrderOfTerms(key.today)}, c.id desc limit ${key.pageNum} offset ${(key.page - 1) * key.pageNum}`,
    classColumns,
  );
  const counted = await db.row(
    sql`select count(*) as total from (select 1 from school_class c where ${filter} limit ${most(key.search)}) t`,
    { total: z.int() },
  );
  return { classes, total: counted?.total ?? 0 };
};

const detailColumns = { ...classColumns, leftCount: z.int() };

/** One class with everything that stands in its head. */
export const findClass = (db: Handle, { classId, today }: { classId: number; today: string }) =>
  db.row<ClassRow & Pick<typeof schoolClass.$inferSelect, 'createdAt' | 'edition'> & Computed<typeof detailColumns>>(
    sql`
    select ${columns(today)}, c.created_at, c.edition,
           (select count(*) from class_member m where m.class_id = c.id and m.left_at is not null)
           + (select count(*) from class_stay s where s.class_id = c.id) as left_count
      from school_class c ${joinTerm} where c.id = ${classId}`,
    detailColumns,
  );

/** The condition that a title in either language is a folded name, or begins or ends with it and more words. */
const isTitled = (name: string): SQL => {
  const part = name.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const titles = sql`split_part(c.search_text, E'\\n', 1)`;
  return sql`(${isTextFound(sql`c.search_text`, name)}
    and (${titles} = ${name} or ${titles} like ${`${part} %`} or ${titles} like ${`% ${part}`}))`;
};

// More classes than a school has whose names begin with the same words.
const mostCompared = 500;

/** Classes of a name in either language, running ones first; names are compared as they are searched. */
export const listNamesakes = async (
  db: Handle,
  key: { name: string; nameZh: string | undefined; classId: number | undefined; today: string },
): Promise<ClassRow[]> => {
  const names = new Set([key.name, key.nameZh ?? ''].map(foldText).filter(Boolean));
  if (names.size === 0) return [];
  const order = sql`order by c.ended_at is not null, c.id desc`;
  const rows = await db.rows<Pick<typeof schoolClass.$inferSelect, 'id' | 'name' | 'nameZh'>>(sql`
    select c.id, c.name, c.name_zh from school_class c
     where (${sql.join([...names].map(isTitled), sql` or `)}) and c.id is distinct from ${key.classId ?? null}
     ${order} limit ${mostCompared}`);
  const ids = rows
    .filter(({ name, nameZh }) => [name, nameZh ?? ''].some((title) => names.has(foldText(title))))
    .slice(0, 5)
    .map(({ id }) => id);
  return db.rows<ClassRow>(
    sql`select ${columns(key.today)} from school_class c ${joinTerm} where c.id = any(${sql.param(ids)}::bigint[]) ${order}`,
    classColumns,
  );
};

/** Filter of the stays in a class. */
export interface StaysKey extends Paged {
  classId: number;
  part: 'members' | 'left';
  search: string | undefined;
}

const stayColumns = {
  ...{ studentId: z.int(), ...nameColumns, username: z.string() },
  ...{ joinedAt: z.date(), leftAt: z.date().nullable() },
  ...{ fromName: z.string().nullable(), fromNameZh: z.string().nullable() },
  ...{ toName: z.string().nullable(), toNameZh: z.string().nullable() },
};

/** Every stay in any class, the present ones too. */
const stays = sql`(select class_id, student_id, joined_at, left_at from class_member
  union all select class_id, student_id, joined_at, left_at from class_stay)`;

const isPart: Readonly<Record<StaysKey['part'], SQL>> = {
  members: sql`m.left_at is null and p.left_at is null`,
  left: sql`m.left_at is not null`,
};
const inOrder: Readonly<Record<StaysKey['part'], SQL>> = {
  members: sql`sort_name collate "C", student_id`,
  left: sql`left_at desc, sort_name collate "C", student_id`,
};

/** A page of the stays in a class, with their number. A move is a stay that ends at the instant at which another begins. */
export const listStayPage = async (db: Handle, key: StaysKey) => {
  const { classId, part, search, page, pageNum } = key;
  const memberships = sql`
    select m.class_id, m.student_id, m.joined_at, m.left_at, p.name, p.name_zh, p.username, p.sort_name
      from ${stays} m join person p on p.id = m.student_id
     where m.class_id = ${classId} and ${isPart[part]} and ${isPersonFound(search)}`;
  const rows = await db.rows(
    sql`
    with page as materialized (
      ${memberships} order by ${inOrder[part]} limit ${pageNum} offset ${(page - 1) * pageNum}
    )
    select m.student_id, m.name, m.name_zh, m.username, m.joined_at, m.left_at,
           f.name as from_name, f.name_zh as from_name_zh, o.name as to_name, o.name_zh as to_name_zh
      from page m
      left join lateral (select c.name, c.name_zh from ${stays} s join school_class c on c.id = s.class_id
        where s.student_id = m.student_id and s.left_at = m.joined_at and s.class_id <> m.class_id limit 1) f on true
      left join lateral (select c.name, c.name_zh from ${stays} s join school_class c on c.id = s.class_id
        where s.student_id = m.student_id and s.joined_at = m.left_at and s.class_id <> m.class_id limit 1) o on true
     order by ${inOrder[part]}`,
    stayColumns,
  );
  const counted = await db.row(sql`select count(*) as total from (${memberships}) t`, { total: z.int() });
  return { stays: rows, total: counted?.total ?? 0 };
};

/** Filter of the people who can be in a class. */
export interface CandidatesKey extends Paged {
  part: 'teacher' | 'student';
  search: string | undefined;
}

type NamedPerson = Pick<Account, 'id' | 'name' | 'nameZh' | 'username'>;

/** Whether the person `p` can be in a class, by what they would do there. */
export const isFit: Readonly<Record<CandidatesKey['part'], SQL>> = {
  teacher: sql`p.left_at is null and ${hasRole('p', teacherSide)}`,
  student: sql`p.left_at is null and ${hasRole('p', student)}`,
};

/** A page of the people who can be in a class, by name, with their number. */
export const listCandidatePage = async (
  db: Handle,
  { part, search, page, pageNum }: CandidatesKey,
): Promise<{ people: NamedPerson[]; total: number }> => {
  const filter = sql`${isFit[part]} and ${isPersonFound(search)}`;
  const people = await db.rows<NamedPerson>(sql`
    select p.id, p.name, p.name_zh, p.username from person p where ${filter}
     order by p.sort_name collate "C", p.id limit ${pageNum} offset ${(page - 1) * pageNum}`);
  const counted = await db.row(
    sql`select count(*) as total from (select 1 from person p where ${filter} limit ${most(search)}) t`,
    { total: z.int() },
  );
  return { people, total: counted?.total ?? 0 };
};

/** Those among some people who can be in a class. */
export const listFitPeople = (db: Handle, key: { part: CandidatesKey['part']; ids: readonly number[] }) =>
  db.rows<Pick<Account, 'id'>>(sql`
    select p.id from person p
     where p.id = any(${sql.param([...key.ids])}::bigint[]) and ${isFit[key.part]} order by p.id`);

/** The ids of a class's present members among some. */
export const listMemberIds = async (
  db: Handle,
  key: { classId: number; studentIds: readonly number[] },
): Promise<number[]> => {
  const rows = await db.rows(
    sql`
    select m.student_id from class_member m
     where m.class_id = ${key.classId} and m.left_at is null and m.student_id = any(${sql.param([...key.studentIds])}::bigint[])`,
    { studentId: z.int() },
  );
  return rows.map(({ studentId }) => studentId);
};

/** The ids of everyone who teaches in a class. */
export const listTeacherIds = async (db: Handle, classId: number): Promise<number[]> => {
  const rows = await db.rows(
    sql`select t.teacher_id from class_teacher t where t.class_id = ${classId} order by t.teacher_id`,
    { teacherId: z.int() },
  );
  return rows.map(({ teacherId }) => teacherId);
};

const historyColumns = {
  id: z.int(),
  at: z.date(),
  action: z.string(),
  changes: z.custom<FieldChange[]>(Array.isArray),
  actorName: z.string().nullable(),
  actorNameZh: z.string().nullable(),
};

/** The last changes of a class, newest first. */
export const listClassHistory = (db: Handle, classId: number) =>
  db.rows(
    sql`
    select r.id, r.at, r.action, r.changes, a.name as actor_name, a.name_zh as actor_name_zh
      from school_record r left join person a on a.id = r.actor_id
     where r.subject_kind = 'class' and r.subject_id = ${classId}
     order by r.at desc, r.id desc limit 50`,
    historyColumns,
  );
