import { sql } from 'drizzle-orm';
import type { AssignmentRow, RecipientRow } from '@inkstone/assignments/server';
import type { Handle, Computed } from '@inkstone/db';
import { displayName, displayNameZh, nameColumns } from '@inkstone/people/server';
import * as z from 'zod';
import {
  buildReportColumns,
  reportSource,
  type JoinedClass,
  type ReportRow,
  reportColumns,
} from './attempt-report.queries.ts';

const byName = sql`p.sort_name collate "C", p.id`;
// Nearly all attempts at an assignment share the first one's blueprint: then it is neither sent nor parsed again.
const ownBlueprint = sql`
  case when row_number() over (order by ${byName}) = 1
         or a.blueprint is distinct from first_value(a.blueprint) over (order by ${byName}) then a.blueprint end`;

// First attempts that were submitted and scored, of students who still have the assignment.
const isFinished = sql`a.scored_at is not null and r.removed_at is null and a.redo_id is null`;

/**
 * Every finished attempt at an assignment, of one class or all, by the students' sort names; redone parts are only in
 * each student's own report. Question results are loaded only for the given range, and only for the given attempts,
 * where there are any.
 */
export const listFinishedAttempts = async (
  db: Handle,
  key: {
    assignmentId: number;
    classId: number | undefined;
    resultRange?: { from: number; to: number } | undefined;
    attemptIds?: readonly number[];
  },
): Promise<ReportRow[]> => {
  const ofClass = key.classId === undefined ? sql`` : sql`and r.class_id = ${key.classId}`;
  const { resultRange: places, attemptIds } = key;
  const amongAttempts = attemptIds === undefined ? sql`` : sql`and a.id = any(${sql.param([...attemptIds])}::bigint[])`;
  const result = places
    ? sql`case when row_number() over (order by ${byName}) between ${places.from + 1} and ${places.to} then a.result end`
    : sql`a.result`;
  const rows = await db.rows<Omit<ReportRow, 'blueprint'> & { blueprint: ReportRow['blueprint'] | null }>(
    sql`
    select ${buildReportColumns(ownBlueprint, result)} ${reportSource}
     where a.assignment_id = ${key.assignmentId} and ${isFinished} ${ofClass} ${amongAttempts}
     order by ${byName}`,
    reportColumns,
  );
  const shared = rows[0]?.blueprint;
  return rows.flatMap((row) => {
    const blueprint = row.blueprint ?? shared;
    return blueprint ? [{ ...row, blueprint }] : [];
  });
};

/** Everyone who finished an assignment, by the students' sort names, with the fields needed to choose a page. */
export const listFinishedKeys = async (
  db: Handle,
  assignmentId: number,
): Promise<Pick<ReportRow, 'attemptId' | 'score'>[]> => {
  return db.rows<Pick<ReportRow, 'attemptId' | 'score'>>(sql`
    select a.id as attempt_id, a.score from attempt a
      join recipient r on r.id = a.recipient_id join person p on p.id = a.student_id
     where a.assignment_id = ${assignmentId} and ${isFinished} order by ${byName}`);
};

/** Upper bound of the answers that the report of an assignment, or of one class, reads. */
export const countReportAnswers = async (
  db: Handle,
  { id, classId }: { id: number; classId?: number | undefined },
): Promise<number> => {
  const ofClass = classId === undefined ? sql`` : sql`and r.class_id = ${classId}`;
  const row = await db.row(
    sql`
    select s.question_count * (select count(*) from recipient r where r.assignment_id = s.id ${ofClass}) as count
      from assignment s where s.id = ${id}`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

/** A teacher's assignment with the numbers of its recipients. */
export const findTeacherAssignment = async (db: Handle, key: { id: number; teacherId: number }) => {
  return db.row<
    Pick<
      AssignmentRow,
      | ('id' | 'kind' | 'title' | 'titleZh' | 'programme' | 'variant' | 'deadline')
      | ('reportAt' | 'reportOpenedAt' | 'paperRevisionId')
    >
  >(sql`
    select id, kind, title, title_zh, programme, variant, deadline, report_at, report_opened_at, paper_revision_id
      from assignment where id = ${key.id} and teacher_id = ${key.teacherId} and deleted_at is null`);
};

/** Classes and students of an assignment, with who has not submitted. */
export const listRecipients = async (db: Handle, assignmentId: number) => {
  return db.rows<Pick<RecipientRow, 'studentId' | 'classId' | 'status'> & Computed<typeof nameColumns> & JoinedClass>(
    sql`
    select r.student_id, ${displayName} as name, ${displayNameZh} as name_zh, r.class_id, c.name as class_name, c.name_zh as class_name_zh, r.status
      from recipient r join person p on p.id = r.student_id left join school_class c on c.id = r.class_id
     where r.assignment_id = ${assignmentId} and r.removed_at is null
     order by p.sort_name collate "C", p.id`,
    nameColumns,
  );
};
