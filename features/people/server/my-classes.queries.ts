import { sql } from 'drizzle-orm';
import type { Handle, Computed } from '@inkstone/db';
import type { Account } from '@inkstone/session/server';
import * as z from 'zod';
import { type OwnClass, type PeopleKey, ownClassColumns } from './people.queries.ts';
import { inOrderOfTerms, joinTerm, selectTerm, termColumns } from './terms.queries.ts';
import { teacherClasses, classText, containsWords, pageClause } from './scope.queries.ts';

/** A class in a teacher's own list. */
export type MyClassRow = OwnClass & Computed<typeof myClassColumns>;

const myClassColumns = { ...ownClassColumns, ...termColumns, isMine: z.boolean(), nextSessionAt: z.date().nullable() };

const columns = (key: { teacherId: number; now: Date; today: string }) => sql`
  ${selectTerm(key.today)},
  c.id, c.name, c.name_zh, o.name as teacher_name, o.name_zh as teacher_name_zh,
  c.teacher_id = ${key.teacherId} as is_mine,
  (select count(*) from class_member m join person p on p.id = m.student_id
    where m.class_id = c.id and m.left_at is null and p.left_at is null) as student_count,
  (select min(l.begins_at) from class_session l where l.class_id = c.id and l.cancelled_at is null
     and l.begins_at > ${key.now}) as next_session_at`;

/** A page of a teacher's classes, with their total number. */
export const listMyClassRows = async (
  db: Handle,
  key: PeopleKey & { now: Date; today: string; termId: number | undefined },
): Promise<{ classes: MyClassRow[]; total: number }> => {
  const isOfTerm = key.termId === undefined ? sql`true` : sql`c.term_id = ${key.termId}`;
  const isWanted = sql`c.id in (${teacherClasses(key.teacherId)}) and ${isOfTerm} and ${containsWords(classText, key.search)}`;
  const rows = await db.rows<MyClassRow>(
    sql`
    select ${columns(key)} from school_class c join person o on o.id = c.teacher_id ${joinTerm}
     where ${isWanted} order by ${inOrderOfTerms(key.today)}, c.id ${pageClause(key)}`,
    myClassColumns,
  );
  const counted = await db.row(sql`select count(*) as total from school_class c where ${isWanted}`, { total: z.int() });
  return { classes: rows, total: counted?.total ?? 0 };
};

export const findMyClass = async (
  db: Handle,
  key: { teacherId: number; classId: number; now: Date; today: string },
): Promise<MyClassRow | undefined> => {
  return db.row<MyClassRow>(
    sql`
    select ${columns(key)} from school_class c join person o on o.id = c.teacher_id ${joinTerm}
     where c.id = ${key.classId} and c.id in (${teacherClasses(key.teacherId)})`,
    myClassColumns,
  );
};

/** The teachers of a class, its owner first. */
export const listTeachersIn = async (db: Handle, classId: number) => {
  return db.rows<Pick<Account, 'id' | 'name' | 'nameZh'>>(sql`
    select p.id, p.name, p.name_zh
      from class_teacher t join school_class c on c.id = t.class_id join person p on p.id = t.teacher_id
     where t.class_id = ${classId} and p.left_at is null
     order by p.id <> c.teacher_id, p.sort_name collate "C", p.id`);
};
