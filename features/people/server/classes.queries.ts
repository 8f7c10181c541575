import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle, Tx, Computed } from '@inkstone/db';
import * as z from 'zod';
import { classMember, type schoolClass } from './people.tables.ts';

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

/** Removes students from a class; their assignments are kept. */
export const endMembers = async (
  tx: Tx,
  row: { classId: number; studentIds: readonly number[]; leftAt: Date },
): Promise<void> => {
  const isOne = and(eq(classMember.classId, row.classId), inArray(classMember.studentId, [...row.studentIds]));
  await tx
    .update(classMember)
    .set({ leftAt: row.leftAt })
    .where(and(isOne, isNull(classMember.leftAt)));
};
