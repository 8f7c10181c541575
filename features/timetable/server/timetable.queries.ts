import { sql, type SQL } from 'drizzle-orm';
import { isAmong, type Handle, type Tx, type Computed } from '@inkstone/db';
import { studentKinds } from '@inkstone/exam/assignment-kinds';
import { displayName, displayNameZh, nameColumns, type schoolClass } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';
import { classSession } from './timetable.tables.ts';

/** A lesson with the names of its class. */
export type ClassSession = Pick<
  typeof classSession.$inferSelect,
  'id' | 'title' | 'titleZh' | 'classId' | 'beginsAt' | 'endsAt'
> & {
  className: (typeof schoolClass.$inferSelect)['name'];
  classNameZh: (typeof schoolClass.$inferSelect)['nameZh'];
} & Computed<typeof sessionFigures>;

const sessionFigures = { studentCount: z.int() };

const selectSession = sql`
    select s.id, s.title, s.title_zh, s.class_id, c.name as class_name,
           c.name_zh as class_name_zh, s.begins_at, s.ends_at,
           (select count(*) from class_member m where m.class_id = s.class_id and m.left_at is null) as student_count
      from class_session s join school_class c on c.id = s.class_id`;

/** The sessions that a person teaches, alone or with others. */
export const taughtSessions = (teacherId: number): SQL => sql`
  select t.id from class_session t where t.teacher_id = ${teacherId}
  union all select x.session_id from session_colleague x where x.teacher_id = ${teacherId}`;

/** A teacher's lessons that take place and begin within a span, in order; at most 500. */
export const listSessions = async (
  db: Handle,
  key: { teacherId: number; from: Date; to: Date },
): Promise<ClassSession[]> => {
  return db.rows<ClassSession>(
    sql`${selectSession}
     where s.id in (${taughtSessions(key.teacherId)}) and s.cancelled_at is null
       and s.begins_at >= ${key.from} and s.begins_at < ${key.to}
     order by s.begins_at, s.id limit 500`,
    sessionFigures,
  );
};

/** One of a teacher's lessons. */
export const findSession = async (
  db: Handle,
  key: { id: number; teacherId: number },
): Promise<ClassSession | undefined> => {
  return db.row<ClassSession>(
    sql`${selectSession} where s.id = ${key.id} and s.id in (${taughtSessions(key.teacherId)})`,
    sessionFigures,
  );
};

/** The teacher's previous and next lesson with the same class; absent where there is none. */
export const findNeighbours = async (
  db: Handle,
  { teacherId, of }: { teacherId: number; of: ClassSession },
): Promise<{ before: ClassSession | undefined; after: ClassSession | undefined }> => {
  const same = sql`s.id in (${taughtSessions(teacherId)}) and s.cancelled_at is null and s.class_id = ${of.classId}`;
  const before = await db.row<ClassSession>(
    sql`${selectSession}
     where ${same} and (s.begins_at, s.id) < (${of.beginsAt}, ${of.id}) order by s.begins_at desc, s.id desc limit 1`,
    sessionFigures,
  );
  const after = await db.row<ClassSession>(
    sql`${selectSession}
     where ${same} and (s.begins_at, s.id) > (${of.beginsAt}, ${of.id}) order by s.begins_at, s.id limit 1`,
    sessionFigures,
  );
  return { before, after };
};

/** Current members of a class by name; at most 200. */
export const listMembers = async (db: Handle, classId: number) => {
  return db.rows<Pick<typeof person.$inferSelect, 'id'> & Computed<typeof nameColumns>>(
    sql`
    select p.id, ${displayName} as name, ${displayNameZh} as name_zh
      from class_member m join person p on p.id = m.student_id
     where m.class_id = ${classId} and m.left_at is null
     order by p.sort_name, p.id limit 200`,
    nameColumns,
  );
};

// Assignments belong to a later feature.
const classAssignment = {
  id: z.int(),
  kind: z.enum(studentKinds),
  title: z.string(),
  titleZh: z.string().nullable(),
  assignDate: z.date(),
  deadline: z.date(),
  total: z.int(),
  submitted: z.int(),
};

/**
 * A teacher's assignments to a class, created or due within a span, with the number of submissions of the class; at
 * most 50.
 */
export const listAssignmentsAround = async (
  db: Handle,
  key: { teacherId: number; classId: number; from: Date; to: Date },
) => {
  return db.rows(
    sql`
    select a.id, a.kind, a.title, a.title_zh, a.created_at as assign_date, a.deadline,
           count(r.id) as total, count(r.id) filter (where r.status in ('submitted', 'marked')) as submitted
      from assignment_class g join assignment a on a.id = g.assignment_id
      left join recipient r on r.assignment_id = a.id and r.class_id = g.class_id and r.removed_at is null
     where g.class_id = ${key.classId} and a.teacher_id = ${key.teacherId} and ${isAmong('a.kind', studentKinds)}
       and a.withdrawn_at is null and a.deleted_at is null
       and ((a.created_at >= ${key.from} and a.created_at < ${key.to})
         or (a.deadline >= ${key.from} and a.deadline < ${key.to}))
     group by a.id order by a.deadline, a.id limit 50`,
    classAssignment,
  );
};

export const insertSession = async (tx: Tx, row: Omit<typeof classSession.$inferInsert, 'id'>): Promise<number> => {
  const [created] = await tx.insert(classSession).values(row).returning({ id: classSession.id });
  if (!created) throw new Error('the class session was not made');
  return created.id;
};
