import { sql } from 'drizzle-orm';
import type { AssignmentRow } from '@inkstone/assignments/server';
import type { Handle, Computed } from '@inkstone/db';
import type { person } from '@inkstone/session/server';
import * as z from 'zod';

type PersonRow = typeof person.$inferSelect;

const toIdList = (ids: readonly number[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );

/** The assignments among some that a teacher created. */
export const listOwnAssignments = async (
  db: Handle,
  key: { teacherId: number; assignmentIds: readonly number[] },
): Promise<Set<number>> => {
  if (key.assignmentIds.length === 0) return new Set();
  const rows = await db.rows<Pick<AssignmentRow, 'id'>>(sql`
    select id from assignment where id in (${toIdList(key.assignmentIds)}) and teacher_id = ${key.teacherId}
       and deleted_at is null`);
  return new Set(rows.map(({ id }) => id));
};

/** What a person is called; undefined where nobody is. */
export const findPersonName = async (
  db: Handle,
  personId: number,
): Promise<Pick<PersonRow, 'name' | 'nameZh'> | undefined> =>
  db.row<Pick<PersonRow, 'name' | 'nameZh'>>(sql`select name, name_zh from person where id = ${personId}`);

// Practice belongs to a later feature.
const practiceSums = { answered: z.int(), seconds: z.int() };
const practiceWeek = { monday: z.string(), ...practiceSums, right: z.int(), marked: z.int() };

/** A student's practice in total. */
export const readPractice = async (db: Handle, studentId: number): Promise<Computed<typeof practiceSums>> => {
  const row = await db.row(
    sql`select answered, seconds from practice_total where student_id = ${studentId}`,
    practiceSums,
  );
  return row ?? { answered: 0, seconds: 0 };
};

/** One week of a student's practice. */
export type PracticeRow = Computed<typeof practiceWeek>;

const weekStartSql = (at: Date, timeZone: string) =>
  sql`date_trunc('week', ${at}::timestamptz at time zone ${timeZone})::date`;

/** A student's weeks between two moments, oldest first, without gaps. */
export const listPractice = async (
  db: Handle,
  key: { studentId: number; from: Date; to: Date; timeZone: string },
): Promise<PracticeRow[]> => {
  return db.rows(
    sql`
    select w.week::date::text as monday, coalesce(p.answered, 0) as answered, coalesce(p.right_count, 0) as right,
           coalesce(p.marked_count, 0) as marked, coalesce(p.seconds, 0) as seconds
      from generate_series(${weekStartSql(key.from, key.timeZone)}::timestamp, ${weekStartSql(key.to, key.timeZone)}::timestamp,
                           interval '7 days') as w(week)
      left join practice_week p on p.week = w.week::date and p.student_id = ${key.studentId}
     order by w.week`,
    practiceWeek,
  );
};
