import * as z from 'zod';
import { sql } from 'drizzle-orm';
import type { Computed, Handle } from '@inkstone/db';
import { displayName, displayNameZh, nameColumns } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import type { paperRevision } from './bank.tables.ts';

/** The revision of a paper with which one of a teacher's own assignments was given. */
export const findAssignedRevision = async (
  db: Handle,
  key: { assignmentId: number; teacherId: number; paperId: number },
): Promise<number | undefined> => {
  const row = await db.row<Pick<typeof paperRevision.$inferSelect, 'number'>>(
    sql`select r.number from assignment a join paper_revision r on r.id = a.paper_revision_id
     where a.id = ${key.assignmentId} and a.teacher_id = ${key.teacherId} and a.deleted_at is null
       and r.paper_id = ${key.paperId}`,
  );
  return row?.number;
};

/** The students of an assignment. */
export const listRecipientIds = async (db: Handle, assignmentId: number): Promise<number[]> => {
  const ids = { studentId: z.int() };
  const rows = await db.rows<Computed<typeof ids>>(
    sql`select student_id from recipient where assignment_id = ${assignmentId} and removed_at is null`,
    ids,
  );
  return rows.map(({ studentId }) => studentId);
};

/** Students as their answer sheets name them, in the order of their names. */
export const listSheetStudents = async (db: Handle, ids: readonly number[]) =>
  db.rows<Pick<typeof person.$inferSelect, 'id' | 'username'> & Computed<typeof nameColumns>>(
    sql`select p.id, p.username, ${displayName} as name, ${displayNameZh} as name_zh
     from person p where p.id = any(${sql.param([...ids])}::bigint[])
     order by p.sort_name, p.id`,
    nameColumns,
  );
