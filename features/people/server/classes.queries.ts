import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Handle, Tx, Computed } from '@inkstone/db';
import * as z from 'zod';
import { titleSearchText } from '@inkstone/base/pinyin';
import { classMember, classTeacher, schoolClass } from './people.tables.ts';

/** A class with its people by user name. */
export type ClassRecord = Pick<typeof schoolClass.$inferSelect, 'id' | 'name' | 'nameZh'> &
  Computed<typeof classPeople>;

const classPeople = { teachers: z.array(z.string()), students: z.array(z.string()) };

/** Every active class; its owner is first among its teachers. */
export const listAllClasses = async (db: Handle): Promise<ClassRecord[]> => {
  return db.rows<ClassRecord>(
    sql`
    select c.id, c.name, c.name_zh,
           (select coalesce(jsonb_agg(p.username order by p.id <> c.teacher_id, p.username), '[]')
              from class_teacher t join person p on p.id = t.teacher_id where t.class_id = c.id) as teachers,
           (select coalesce(jsonb_agg(p.username order by p.sort_name, p.id), '[]')
              from class_member m join person p on p.id = m.student_id
             where m.class_id = c.id and m.left_at is null) as students
      from school_class c where c.ended_at is null order by c.id`,
    classPeople,
  );
};

/** Removes students from a class; their assignments are kept. Returns those who were members. */
export const endMembers = async (
  tx: Tx,
  row: { classId: number; studentIds: readonly number[]; leftAt: Date },
): Promise<number[]> => {
  const isOne = and(eq(classMember.classId, row.classId), inArray(classMember.studentId, [...row.studentIds]));
  const ended = await tx
    .update(classMember)
    .set({ leftAt: row.leftAt })
    .where(and(isOne, isNull(classMember.leftAt)))
    .returning({ studentId: classMember.studentId });
  return ended.map(({ studentId }) => studentId);
};

/** A class as its administrators change it. */
export type LockedClass = Pick<
  typeof schoolClass.$inferSelect,
  'id' | 'name' | 'nameZh' | 'teacherId' | 'termId' | 'endedAt' | 'edition'
>;

/** Reads classes in the order of their ids, and makes other changes of the same classes wait. */
export const lockClasses = async (tx: Tx, classIds: readonly number[]): Promise<LockedClass[]> => {
  const { id, name, nameZh, teacherId, termId, endedAt, edition } = schoolClass;
  return tx
    .select({ id, name, nameZh, teacherId, termId, endedAt, edition })
    .from(schoolClass)
    .where(inArray(schoolClass.id, [...classIds]))
    .orderBy(schoolClass.id)
    .for('update');
};

/** Saves names, teachers and the term of a class; the edition rises by one. Returns the new edition. */
export const saveClass = async (
  tx: Tx,
  before: LockedClass,
  row: Pick<LockedClass, 'name' | 'nameZh' | 'teacherId' | 'termId'> & { colleagueIds: readonly number[] },
): Promise<number> => {
  const { name, nameZh, teacherId, termId, colleagueIds } = row;
  const edition = before.edition + 1;
  await tx
    .update(schoolClass)
    .set({ name, nameZh, teacherId, termId, edition, searchText: titleSearchText(name, nameZh) })
    .where(eq(schoolClass.id, before.id));
  const teacherIds = [...new Set([teacherId, ...colleagueIds])];
  await tx
    .delete(classTeacher)
    .where(and(eq(classTeacher.classId, before.id), notInArray(classTeacher.teacherId, teacherIds)));
  await tx
    .insert(classTeacher)
    .values(teacherIds.map((id) => ({ classId: before.id, teacherId: id })))
    .onConflictDoNothing();
  return edition;
};

/** Closes a class at an instant, or reopens it with null. */
export const endClass = async (tx: Tx, row: { classId: number; endedAt: Date | null }): Promise<void> => {
  await tx.update(schoolClass).set({ endedAt: row.endedAt }).where(eq(schoolClass.id, row.classId));
};

/** Removes classes with their enrolments. */
export const deleteClasses = async (tx: Tx, classIds: readonly number[]): Promise<void> => {
  if (classIds.length === 0) return;
  const ids = sql`${sql.param([...classIds])}::bigint[]`;
  await tx.run(sql`delete from class_member where class_id = any(${ids})`);
  await tx.run(sql`delete from class_teacher where class_id = any(${ids})`);
  await tx.run(sql`delete from school_class where id = any(${ids})`);
};
