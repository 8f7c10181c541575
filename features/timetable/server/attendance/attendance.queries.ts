import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Computed, Handle, Tx } from '@inkstone/db';
import { nameColumns } from '@inkstone/people/server';
import * as z from 'zod';
import { attendance, type classSession } from '../timetable.tables.ts';
import { taughtSessions } from '../timetable.queries.ts';

/** Who asks for a session: somebody who teaches it, or who administers all. */
export interface SessionReader {
  sessionId: number;
  personId: number;
  isAdministrator: boolean;
}

/** A session that the reader teaches or administers. */
export const findReadableSession = (db: Handle, { sessionId, personId, isAdministrator }: SessionReader) =>
  db.row<Pick<typeof classSession.$inferSelect, 'id' | 'classId' | 'beginsAt' | 'endsAt' | 'cancelledAt'>>(sql`
    select s.id, s.class_id, s.begins_at, s.ends_at, s.cancelled_at from class_session s
     where s.id = ${sessionId} and (${isAdministrator} or s.id in (${taughtSessions(personId)}))`);

type SessionSpan = Pick<typeof classSession.$inferSelect, 'id' | 'classId' | 'beginsAt' | 'endsAt'>;

/** Students who belonged to the class while the session took place, and those with an entry. */
const attendingIds = ({ id, classId, beginsAt, endsAt }: SessionSpan): SQL => {
  const isThen = (alias: string) => {
    const stay = sql.raw(alias);
    return sql`${stay}.class_id = ${classId} and ${stay}.joined_at < ${endsAt}
      and (${stay}.left_at is null or ${stay}.left_at > ${beginsAt})`;
  };
  return sql`
    select m.student_id from class_member m where ${isThen('m')}
    union select e.student_id from class_stay e where ${isThen('e')}
    union select a.student_id from attendance a where a.session_id = ${id}`;
};

const studentColumns = {
  ...{ id: z.int(), ...nameColumns, username: z.string() },
  state: z.enum(['present', 'late', 'absent', 'excused']).nullable(),
};

/** The students of a session by name, with what was entered; at most 500. */
export const listAttendance = (db: Handle, span: SessionSpan) =>
  db.rows<Computed<typeof studentColumns>>(
    sql`
    select p.id, p.name, p.name_zh, p.username, a.state
      from person p left join attendance a on a.session_id = ${span.id} and a.student_id = p.id
     where p.id in (${attendingIds(span)})
     order by p.sort_name collate "C", p.id limit 500`,
    studentColumns,
  );

/** Whether a student belonged to the class of a session then. */
export const isAttending = async (db: Handle, session: SessionSpan, studentId: number): Promise<boolean> => {
  const row = await db.row(
    sql`select p.id from person p where p.id = ${studentId} and p.id in (${attendingIds(session)})`,
    { id: z.int() },
  );
  return row !== undefined;
};

/** Enters an attendance, or takes it back. */
export const writeAttendance = async (
  tx: Tx,
  {
    state,
    ...row
  }: Omit<typeof attendance.$inferInsert, 'state'> & { state: typeof attendance.$inferInsert.state | null },
): Promise<void> => {
  if (state === null) {
    await tx
      .delete(attendance)
      .where(and(eq(attendance.sessionId, row.sessionId), eq(attendance.studentId, row.studentId)));
    return;
  }
  const { markedBy, markedAt } = row;
  await tx
    .insert(attendance)
    .values({ ...row, state })
    .onConflictDoUpdate({
      target: [attendance.sessionId, attendance.studentId],
      set: { state, markedBy, markedAt },
    });
};
