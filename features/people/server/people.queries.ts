import { sql, type SQL } from 'drizzle-orm';
import { searchWords, type Language } from '@inkstone/base';
import { titleSearchText } from '@inkstone/base/pinyin';
import type { Handle, Tx, Computed } from '@inkstone/db';
import { teacherSide } from '@inkstone/session/contract';
import type { Account } from '@inkstone/session/server';
import * as z from 'zod';
import { type classMember, classTeacher, schoolClass, teacherStudent } from './people.tables.ts';
import { hasRole } from './role-conditions.queries.ts';
import { inOrderOfTerms, joinTerm, selectTerm, termColumns } from './terms.queries.ts';
import {
  teacherClasses,
  classText,
  containsWords,
  isPersonFound,
  idsIn,
  isNamed,
  isStudentFor,
  maxCountedPeople,
  pageClause,
  personText,
  displayName,
  displayNameZh,
  studentsAmong,
  nameColumns,
} from './scope.queries.ts';

type SchoolClass = typeof schoolClass.$inferSelect;

/** Filter of a teacher's people, with the page. */
export interface PeopleKey {
  teacherId: number;
  search?: string | undefined;
  page?: number;
  pageNum?: number;
}

/** One of a teacher's students. */
export type OwnStudent = Pick<Account, 'id' | 'username'> & Computed<typeof ownStudentColumns>;

const ownStudentColumns = {
  ...nameColumns,
  hasStar: z.boolean(),
  classes: z.array(z.object({ id: z.int(), ...nameColumns })),
};

/** One of a teacher's classes. */
export type OwnClass = Pick<SchoolClass, 'id' | 'name' | 'nameZh'> & {
  teacherName: Account['name'];
  teacherNameZh: Account['nameZh'];
} & Computed<typeof ownClassColumns>;

/** What is counted of a class. */
export const ownClassColumns = { studentCount: z.int() };

type StudentsKey = PeopleKey & { classId?: number | undefined; language: Language };

const isInClass = ({ classId, teacherId }: StudentsKey): SQL =>
  classId
    ? sql`exists (select 1 from class_member m where m.class_id = ${classId} and m.student_id = p.id
          and m.left_at is null and m.class_id in (${teacherClasses(teacherId)}))`
    : sql`true`;

/**
 * The present persons among whom a teacher's students are selected, in the order of the displayed names. The matches of a search are
 * sorted first; whether each is a student of the teacher, the most expensive check, is then evaluated only until the page is full.
 */
const inOrderOfNames = ({ search, language }: StudentsKey): SQL => {
  const isNamedSql = isNamed(personText, search) ?? sql`true`;
  const name = language === 'zh' ? sql`p.sort_name` : sql`lower(p.name)`;
  const matches = sql`select p.id, ${isNamedSql} as is_named, ${name} collate "C" as sorted from person p
     where p.left_at is null and ${isPersonFound(search)}`;
  return searchWords(search ?? '').length > 0
    ? sql`(${matches} order by is_named desc, sorted, p.id offset 0)`
    : sql`(${matches})`;
};

/** A page of a teacher's present students in the order of the displayed names. */
export const listTeacherStudents = async (db: Handle, key: StudentsKey): Promise<OwnStudent[]> => {
  const isStudent = await isStudentFor(db, key.teacherId);
  return db.rows<OwnStudent>(
    sql`
    with page as materialized (
      select p.id, p.is_named, p.sorted from ${inOrderOfNames(key)} p where ${isStudent} and ${isInClass(key)}
       order by p.is_named desc, p.sorted, p.id ${pageClause(key)}
    )
    select p.id, ${displayName} as name, ${displayNameZh} as name_zh, p.username,
           coalesce(s.has_star, false) as has_star,
           coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'nameZh', c.name_zh) order by c.id)
              from class_member m join school_class c on c.id = m.class_id
             where m.student_id = p.id and m.left_at is null and m.class_id in (${teacherClasses(key.teacherId)})),
             '[]') as classes
      from page o join person p on p.id = o.id
      left join teacher_student s on s.teacher_id = ${key.teacherId} and s.student_id = p.id
     order by o.is_named desc, o.sorted, p.id`,
    ownStudentColumns,
  );
};

/** The number of present students of a teacher, counted up to the limit for lists. */
export const countTeacherStudents = async (db: Handle, key: StudentsKey): Promise<number> => {
  const isStudent = await isStudentFor(db, key.teacherId);
  const row = await db.row(
    sql`
    select count(*) as total from (select 1 from person p
     where ${isStudent} and p.left_at is null and ${isInClass(key)} and ${isPersonFound(key.search)}
     limit ${maxCountedPeople(key.search)}) t`,
    { total: z.int() },
  );
  return row?.total ?? 0;
};

/** A teacher's classes with their terms, those of the current one first, and their total number. */
export const listTeacherClasses = async (
  db: Handle,
  key: PeopleKey & { today: string },
): Promise<{ classes: (OwnClass & Computed<typeof termColumns>)[]; total: number }> => {
  const isWanted = sql`c.id in (${teacherClasses(key.teacherId)}) and ${containsWords(classText, key.search)}`;
  const rows = await db.rows<OwnClass & Computed<typeof termColumns>>(
    sql`
    select ${selectTerm(key.today)}, c.id, c.name, c.name_zh, o.name as teacher_name, o.name_zh as teacher_name_zh,
           (select count(*) from class_member m join person p on p.id = m.student_id
             where m.class_id = c.id and m.left_at is null and p.left_at is null) as student_count
      from school_class c join person o on o.id = c.teacher_id ${joinTerm}
     where ${isWanted}
     order by ${inOrderOfTerms(key.today)}, c.id ${pageClause(key)}`,
    { ...ownClassColumns, ...termColumns },
  );
  const [counted] = await db.rows(sql`select count(*) as total from school_class c where ${isWanted}`, {
    total: z.int(),
  });
  return { classes: rows, total: counted?.total ?? 0 };
};

/** The ids that are students of a teacher. */
export const listOwnStudentIds = async (
  db: Handle,
  key: { teacherId: number; studentIds: readonly number[] },
): Promise<number[]> => {
  const rows = await db.rows<Pick<Account, 'id'>>(sql`
    select p.id from person p
     where p.left_at is null and p.id in (${studentsAmong(key.teacherId, key.studentIds)})`);
  return rows.map(({ id }) => id);
};

/** The ids of present persons who teach and may therefore mark. */
export const listTeachingIds = async (db: Handle, personIds: readonly number[]): Promise<number[]> => {
  const rows = await db.rows<Pick<Account, 'id'>>(sql`
    select p.id from person p
     where p.id = any(${idsIn(personIds)}) and p.left_at is null and ${hasRole('p', teacherSide)}`);
  return rows.map(({ id }) => id);
};

/** The ids that are classes of a teacher. */
export const listOwnClassIds = async (
  db: Handle,
  key: { teacherId: number; classIds: readonly number[] },
): Promise<number[]> => {
  const rows = await db.rows<Pick<SchoolClass, 'id'>>(sql`
    select c.id from school_class c where c.id = any(${idsIn(key.classIds)}) and c.id in (${teacherClasses(key.teacherId)})`);
  return rows.map(({ id }) => id);
};

/** Present members of classes, by class and name. */
export const listMembers = async (
  db: Handle,
  classIds: readonly number[],
): Promise<Pick<typeof classMember.$inferSelect, 'classId' | 'studentId'>[]> => {
  return db.rows<Pick<typeof classMember.$inferSelect, 'classId' | 'studentId'>>(sql`
    select m.class_id, m.student_id
      from class_member m join person p on p.id = m.student_id
     where m.class_id = any(${idsIn(classIds)}) and m.left_at is null and p.left_at is null
     order by m.class_id, p.sort_name, p.id`);
};

/** Creates a class taught by its own teacher and the given colleagues. */
export const insertClass = async (
  tx: Tx,
  row: {
    name: string;
    nameZh?: string | null;
    externalId?: string | null;
    termId?: number | null;
    copiedFromId?: number;
    teacherId: number;
    colleagueIds?: readonly number[];
    createdAt: Date;
  },
): Promise<number> => {
  const { colleagueIds = [], ...own } = row;
  const searchText = titleSearchText(own.name, own.nameZh);
  const [created] = await tx
    .insert(schoolClass)
    .values({ ...own, searchText })
    .returning({ id: schoolClass.id });
  if (!created) throw new Error('the class was not made');
  const teachers = [...new Set([row.teacherId, ...colleagueIds])];
  await tx.insert(classTeacher).values(teachers.map((teacherId) => ({ classId: created.id, teacherId })));
  return created.id;
};

/** Adds students to a class; the earlier stay of a former member is kept, and the present stay of a member goes on. */
export const insertMembers = async (
  tx: Tx,
  row: { classId: number; studentIds: readonly number[]; joinedAt: Date },
): Promise<void> => {
  if (row.studentIds.length === 0) return;
  await tx.run(sql`
    insert into class_stay (class_id, student_id, joined_at, left_at)
    select m.class_id, m.student_id, m.joined_at, m.left_at
      from (select * from class_member
             where class_id = ${row.classId} and student_id = any(${idsIn(row.studentIds)}) and left_at is not null
             order by student_id for update) m`);
  await tx.run(sql`
    insert into class_member (class_id, student_id, joined_at)
    select ${row.classId}, s.id, ${row.joinedAt} from (select distinct unnest(${idsIn(row.studentIds)}) as id) s
    on conflict (class_id, student_id) do update set joined_at = excluded.joined_at, left_at = null
     where class_member.left_at is not null`);
};

/** Links a student to a teacher without a class; an existing star stays. */
export const linkStudent = async (
  tx: Tx,
  row: { teacherId: number; studentId: number; since: Date },
): Promise<void> => {
  const target = [teacherStudent.teacherId, teacherStudent.studentId];
  await tx
    .insert(teacherStudent)
    .values(row)
    .onConflictDoUpdate({ target, set: { kind: 'own', addedBy: null } });
};
