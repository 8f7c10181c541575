import { and, eq, sql, type SQL } from 'drizzle-orm';
import { maxListCount, type Language } from '@inkstone/base';
import type { Handle, Tx, Computed } from '@inkstone/db';
import { teacherSide } from '@inkstone/session/contract';
import type { Account } from '@inkstone/session/server';
import * as z from 'zod';
import { crmRelation, teacherStudent } from './people.tables.ts';
import { hasRole } from './role-conditions.queries.ts';
import {
  teacherClasses,
  isPersonFound,
  isStudentFor,
  maxCountedPeople,
  teacherStudents,
  taughtStudents,
  nameColumns,
} from './scope.queries.ts';

/** Id and names in both languages. */
type LocalizedEntity = Pick<Account, 'id' | 'name' | 'nameZh'>;

/** A student in a teacher's own list. */
export type MyStudentRow = LocalizedEntity &
  Pick<Account, 'username' | 'mail' | 'phone' | 'createdAt'> &
  Computed<typeof myStudentColumns>;

const classList = z.array(z.object({ id: z.int(), ...nameColumns }));

const myStudentColumns = {
  hasStar: z.boolean(),
  through: z.enum(['own', 'team', 'thirdParty']),
  lastActiveAt: z.date().nullable(),
  classes: classList,
};

/** Filter of a teacher's students. */
export interface MyStudentsKey {
  teacherId: number;
  search?: string | undefined;
  classId?: number | undefined;
  starred?: boolean | undefined;
  language: Language;
  page?: number;
  pageNum?: number;
}

const ownStudents = (teacherId: number) => sql`
  (s.kind = 'own' or exists (select 1 from class_member m where m.student_id = p.id and m.left_at is null
     and m.class_id in (${teacherClasses(teacherId)})))`;

const columns = (teacherId: number) => sql`
  p.id, p.name, p.name_zh, p.username, p.mail, p.phone, p.created_at,
  coalesce(s.has_star, false) as has_star,
  case when ${ownStudents(teacherId)} then 'own' when s.kind = 'thirdParty' then 'thirdParty' else 'team' end as through,
  (select max(a.started_at) from attempt a where a.student_id = p.id) as last_active_at,
  coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'nameZh', c.name_zh) order by c.id)
     from class_member m join school_class c on c.id = m.class_id
    where m.student_id = p.id and m.left_at is null and m.class_id in (${teacherClasses(teacherId)})), '[]') as classes`;

const source = (teacherId: number) => sql`
  person p left join teacher_student s on s.teacher_id = ${teacherId} and s.student_id = p.id`;

const countPeople = async (db: Handle, isWanted: SQL, most: number): Promise<number> => {
  const row = await db.row(
    sql`select count(*) as total from (select 1 from person p where ${isWanted} limit ${most}) t`,
    { total: z.int() },
  );
  return row?.total ?? 0;
};

const listByName = async (
  db: Handle,
  { teacherId, language, isWanted }: Pick<MyStudentsKey, 'teacherId' | 'language'> & { isWanted: SQL },
  { from, most }: { from: number; most: number },
): Promise<MyStudentRow[]> => {
  return db.rows<MyStudentRow>(
    sql`
    select ${columns(teacherId)} from ${source(teacherId)} where ${isWanted}
     order by ${language === 'zh' ? sql`p.sort_name` : sql`lower(p.name)`} collate "C", p.id limit ${most} offset ${from}`,
    myStudentColumns,
  );
};

/** A page of a teacher's students, starred ones first, with their total number. */
export const listMyStudentRows = async (
  db: Handle,
  key: MyStudentsKey,
): Promise<{ students: MyStudentRow[]; total: number }> => {
  const { teacherId, classId } = key;
  const inClass = classId
    ? sql`exists (select 1 from class_member m where m.class_id = ${classId} and m.student_id = p.id
          and m.left_at is null and m.class_id in (${teacherClasses(teacherId)}))`
    : sql`true`;
  const isWanted = sql`${await isStudentFor(db, teacherId)} and p.left_at is null and ${inClass}
    and ${isPersonFound(key.search)}`;
  const isStarred = sql`p.id in (select s.student_id from teacher_student s where s.teacher_id = ${teacherId} and s.has_star)`;
  const list = { ...key, isWanted };
  const starred = await countPeople(db, sql`${isStarred} and ${isWanted}`, maxListCount);
  const { page = 1, pageNum = 10 } = key;
  const from = (page - 1) * pageNum;
  // Starred and other students are read separately in the order of names: one combined order would have to sort everybody.
  const first = await listByName(db, { ...list, isWanted: sql`${isStarred} and ${isWanted}` }, { from, most: pageNum });
  if (key.starred) return { students: first, total: starred };
  const isOther = sql`not coalesce(s.has_star, false) and ${isWanted}`;
  const place = { from: Math.max(0, from - starred), most: pageNum - first.length };
  const others = place.most > 0 ? await listByName(db, { ...list, isWanted: isOther }, place) : [];
  const total = await countPeople(db, isWanted, maxCountedPeople(key.search));
  return { students: [...first, ...others], total };
};

/** One student of a teacher. */
export const findMyStudent = async (
  db: Handle,
  key: { teacherId: number; studentId: number },
): Promise<MyStudentRow | undefined> => {
  return db.row<MyStudentRow>(
    sql`
    select ${columns(key.teacherId)} from ${source(key.teacherId)}
     where p.id = ${key.studentId} and p.left_at is null and p.id in (${teacherStudents(key.teacherId)})`,
    myStudentColumns,
  );
};

/** Whether a teacher teaches a student directly or through a team, and may manage them. */
export const isTaughtByTeacher = async (
  db: Handle,
  key: { teacherId: number; studentId: number },
): Promise<boolean> => {
  const rows = await db.rows(sql`
    select 1 from person p
     where p.id = ${key.studentId} and p.left_at is null and p.id in (${taughtStudents(key.teacherId)})`);
  return rows.length > 0;
};

/** A teacher of a student. */
export type TeacherRow = LocalizedEntity & Computed<typeof teacherColumns>;

const teacherColumns = {
  via: z.enum(['class', 'single', 'thirdParty']),
  classes: classList,
  since: z.date().nullable(),
};

/** The teachers of a student without duplicates; a class comes before a direct link. */
export const listStudentTeachers = async (db: Handle, studentId: number): Promise<TeacherRow[]> => {
  return db.rows<TeacherRow>(
    sql`
    with by_class as (
      select t.teacher_id,
             jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'nameZh', c.name_zh) order by c.id) as classes
        from class_member m
        join school_class c on c.id = m.class_id and c.ended_at is null
        join class_teacher t on t.class_id = c.id
       where m.student_id = ${studentId} and m.left_at is null
       group by t.teacher_id
    ), by_row as (
      select teacher_id, kind, since from teacher_student where student_id = ${studentId} and kind <> 'none'
    )
    select p.id, p.name, p.name_zh,
           case when c.teacher_id is not null then 'class' when r.kind = 'own' then 'single' else 'thirdParty' end as via,
           coalesce(c.classes, '[]') as classes, case when c.teacher_id is null then r.since end as since
      from by_class c full join by_row r on r.teacher_id = c.teacher_id
      join person p on p.id = coalesce(c.teacher_id, r.teacher_id)
     where p.left_at is null
     order by p.sort_name collate "C", p.id`,
    teacherColumns,
  );
};

export const isTeacher = async (db: Handle, personId: number): Promise<boolean> => {
  const rows = await db.rows(sql`
    select 1 from person p
     where p.id = ${personId} and p.left_at is null and ${hasRole('p', teacherSide)}`);
  return rows.length > 0;
};

const target = [teacherStudent.teacherId, teacherStudent.studentId];

/** Sets or removes a teacher's star; it does not make the person the teacher's student. */
export const saveStar = async (
  tx: Tx,
  row: { teacherId: number; studentId: number; hasStar: boolean; since: Date },
): Promise<void> => {
  const set = { hasStar: row.hasStar };
  await tx
    .insert(teacherStudent)
    .values({ ...row, kind: 'none' })
    .onConflictDoUpdate({ target, set });
};

/** Adds a third-party teacher of a student; an existing star is kept. */
export const insertThirdParty = async (
  tx: Tx,
  row: { teacherId: number; studentId: number; addedBy: number; since: Date },
): Promise<void> => {
  const set = { kind: 'thirdParty' as const, addedBy: row.addedBy, since: row.since };
  await tx
    .insert(teacherStudent)
    .values({ ...row, kind: 'thirdParty' })
    .onConflictDoUpdate({ target, set });
};

/** Removes a third-party teacher; false if the person was not one. */
export const removeThirdPartyRow = async (tx: Tx, key: { teacherId: number; studentId: number }): Promise<boolean> => {
  const isOne = and(eq(teacherStudent.teacherId, key.teacherId), eq(teacherStudent.studentId, key.studentId));
  const ended = await tx
    .update(teacherStudent)
    .set({ kind: 'none', addedBy: null })
    .where(and(isOne, eq(teacherStudent.kind, 'thirdParty')))
    .returning({ id: teacherStudent.studentId });
  return ended.length > 0;
};

/** The CRM customer of a student. */
export const findCrm = async (db: Handle, studentId: number) => {
  return db.row<Pick<typeof crmRelation.$inferSelect, 'number' | 'linkedAt'> & Pick<Account, 'name' | 'nameZh'>>(sql`
    select r.number, p.name, p.name_zh, r.linked_at
      from crm_relation r join person p on p.id = r.linked_by where r.student_id = ${studentId}`);
};

/** Links a student to a customer of the CRM. */
export const saveCrm = async (tx: Tx, row: typeof crmRelation.$inferInsert): Promise<void> => {
  const { studentId, ...set } = row;
  await tx
    .insert(crmRelation)
    .values({ studentId, ...set })
    .onConflictDoUpdate({ target: crmRelation.studentId, set });
};

export const removeCrm = async (tx: Tx, studentId: number): Promise<void> => {
  await tx.delete(crmRelation).where(eq(crmRelation.studentId, studentId));
};
