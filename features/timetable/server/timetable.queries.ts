import { sql } from 'drizzle-orm';
import type { Handle, Tx } from '@inkstone/db';
import { classSession } from './timetable.tables.ts';

/** A meeting with the names of its class. */
export interface SessionOfClass {
  id: number;
  title: string;
  titleZh: string | null;
  classId: number;
  className: string;
  classNameZh: string | null;
  studentCount: number;
  beginsAt: Date;
  endsAt: Date;
}

/** A teacher's meetings that begin from an instant on and before another, in order; at most 500. */
export const listSessions = async (
  db: Handle,
  key: { teacherId: number; from: Date; to: Date },
): Promise<SessionOfClass[]> => {
  const found = await db.execute<SessionOfClass & Record<string, unknown>>(sql`
    select s.id, s.title, s.title_zh as "titleZh", s.class_id as "classId", c.name as "className",
           c.name_zh as "classNameZh", s.begins_at as "beginsAt", s.ends_at as "endsAt",
           (select count(*) from class_member m where m.class_id = s.class_id and m.left_at is null) as "studentCount"
      from class_session s join school_class c on c.id = s.class_id
     where s.teacher_id = ${key.teacherId} and s.begins_at >= ${key.from} and s.begins_at < ${key.to}
     order by s.begins_at, s.id limit 500`);
  return found.rows.map((row) => ({ ...row, beginsAt: new Date(row.beginsAt), endsAt: new Date(row.endsAt) }));
};

/** Puts a meeting into the timetable. */
export const insertSession = async (tx: Tx, row: Omit<typeof classSession.$inferInsert, 'id'>): Promise<number> => {
  const [made] = await tx.insert(classSession).values(row).returning({ id: classSession.id });
  if (!made) throw new Error('the class session was not made');
  return made.id;
};
