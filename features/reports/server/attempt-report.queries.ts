import { sql, type SQL } from 'drizzle-orm';
import { recipientDeadline, type AssignmentRow, type RecipientRow, type RedoRow } from '@inkstone/assignments/server';
import { isAmong, type Handle, type LeftJoined, type Computed } from '@inkstone/db';
import { canReadWork } from '@inkstone/marking/server';
import { displayName, displayNameZh, type schoolClass, nameColumns } from '@inkstone/people/server';
import { assignmentKindIds, candidateKinds, isTestKind, testKinds } from '@inkstone/exam/assignment-kinds';
import type { person } from '@inkstone/session/server';
import type { AttemptRow } from '@inkstone/taking/server';
import * as z from 'zod';

type PersonRow = typeof person.$inferSelect;
type ClassRow = typeof schoolClass.$inferSelect;

/** The class through which a student got an assignment; null where singly. */
export type JoinedClass = LeftJoined<{ className: ClassRow['name']; classNameZh: ClassRow['nameZh'] }>;

/** The redo that an attempt answers; null for the first attempt. */
type JoinedRedo = LeftJoined<{
  redoRequestedAt: RedoRow['requestedAt'];
  redoDueAt: RedoRow['dueAt'];
  redoMessage: RedoRow['message'];
}>;

/** A finished attempt with everything that its report shows. */
export type ReportRow = Pick<
  AttemptRow,
  | ('assignmentId' | 'recipientId' | 'studentId' | 'redoId')
  | (
      | 'blueprint'
      | 'state'
      | 'result'
      | 'startedAt'
      | 'submittedAt'
      | 'scoredAt'
      | 'endedBy'
      | 'secondsSpent'
      | ('environment' | 'origin')
    )
  | ('score' | 'scoreMax' | 'scoreOverride' | 'scoreOverridePredatesReopening' | 'rightCount' | 'scoredCount')
> &
  Pick<
    AssignmentRow,
    | ('kind' | 'title' | 'titleZh' | 'programme' | 'variant' | 'paperRevisionId' | 'paperTypeId')
    | ('reportAt' | 'reportOpenedAt' | 'isSelfMarked' | 'teacherId')
  > &
  Pick<RecipientRow, 'classId' | 'needsMarking'> &
  Pick<PersonRow, 'sortName'> &
  JoinedClass &
  JoinedRedo & {
    attemptId: AttemptRow['id'];
    teacherName: PersonRow['name'];
    teacherNameZh: PersonRow['nameZh'];
  } & Computed<typeof reportColumns>;

/** The computed columns of a report. */
export const reportColumns = {
  /** The deadline with the student's own extension and extra time, or that of the redo. */
  deadline: z.date(),
  studentName: nameColumns.name,
  studentNameZh: nameColumns.nameZh,
};

/** The columns of a report; blueprint and result may be left out of rows that do not need them. */
export const buildReportColumns = (blueprint: SQL, result: SQL): SQL => sql`
  a.id as attempt_id, a.assignment_id, a.recipient_id, a.student_id, s.kind, s.title, s.title_zh, s.programme, s.variant,
  s.paper_revision_id, s.paper_type_id, s.report_at, s.report_opened_at, s.is_self_marked, s.teacher_id,
  coalesce(d.due_at, ${recipientDeadline}) as deadline, a.redo_id,
  d.requested_at as redo_requested_at, d.due_at as redo_due_at, d.message as redo_message,
  ${displayName} as student_name, ${displayNameZh} as student_name_zh, p.sort_name, t.name as teacher_name, t.name_zh as teacher_name_zh,
  r.class_id, c.name as class_name, c.name_zh as class_name_zh, ${blueprint} as blueprint, a.state, a.started_at, a.submitted_at,
  a.scored_at, a.ended_by, a.score, a.score_max, a.score_override, a.score_override_predates_reopening, a.right_count, a.scored_count, ${result} as result, a.seconds_spent, a.environment, a.origin,
  r.needs_marking`;
const columns = buildReportColumns(sql`a.blueprint`, sql`a.result`);
/** Where the columns of a report come from. */
export const reportSource = sql`
  from attempt a
  join recipient r on r.id = a.recipient_id
  join assignment s on s.id = a.assignment_id
  join person p on p.id = a.student_id
  join person t on t.id = s.teacher_id
  left join school_class c on c.id = r.class_id
  left join redo d on d.id = a.redo_id`;

// Attempts for a cancelled redo have no report. Submitted attempts come first, and complete ones before redone parts.
const findReportRow = async (db: Handle, where: SQL): Promise<ReportRow | undefined> => {
  return db.row<ReportRow>(
    sql`select ${columns} ${reportSource} where ${where} and d.withdrawn_at is null
     order by (a.scored_at is not null) desc, (a.redo_id is null) desc, a.id desc limit 1`,
    reportColumns,
  );
};

/** Matches the requested attempt, or any. */
const matchesAttempt = (attemptId: number | undefined): SQL =>
  attemptId === undefined ? sql`true` : sql`a.id = ${attemptId}`;

/** The student's own complete attempt, or the requested one, at an assignment that was not withdrawn. */
export const findOwnReport = (
  db: Handle,
  key: { assignmentId: number; studentId: number; attemptId?: number | undefined },
) =>
  findReportRow(
    db,
    sql`a.assignment_id = ${key.assignmentId} and a.student_id = ${key.studentId} and r.removed_at is null
        and s.withdrawn_at is null and s.deleted_at is null and ${matchesAttempt(key.attemptId)}`,
  );

/** The kinds whose reports a student reads on the pages of tests, and those of homework. */
const kindsByPages = { test: testKinds, homework: assignmentKindIds.filter((kind) => !isTestKind(kind)) };

/** Whether the student received this assignment. */
export const isRecipient = async (
  db: Handle,
  key: { assignmentId: number; studentId: number; pages: 'test' | 'homework' },
): Promise<boolean> => {
  const rows = await db.rows(sql`
    select 1 from recipient r join assignment s on s.id = r.assignment_id
     where r.assignment_id = ${key.assignmentId} and r.student_id = ${key.studentId} and r.removed_at is null
       and s.withdrawn_at is null and s.deleted_at is null and ${isAmong('s.kind', kindsByPages[key.pages])}`);
  return rows.length > 0;
};

/** What a reader may see of others' reports: the work of students by `canReadWork`, and candidates' tests by role. */
export interface ReaderScope {
  teacherId: number;
  candidates: 'none' | 'own' | 'all';
}

const isReadableBy = ({ teacherId, candidates }: ReaderScope): SQL => {
  if (candidates === 'all') return isAmong('s.kind', candidateKinds);
  return candidates === 'own' ? sql`s.teacher_id = ${teacherId}` : canReadWork(teacherId);
};

/** The assignments among some whose reports of one student the reader may open. */
export const listReadableAssignments = async (
  db: Handle,
  key: ReaderScope & { studentId: number; assignmentIds: readonly number[] },
): Promise<Set<number>> => {
  if (key.assignmentIds.length === 0) return new Set();
  const rows = await db.rows<Pick<RecipientRow, 'assignmentId'>>(sql`
    select r.assignment_id from recipient r join assignment s on s.id = r.assignment_id
     where r.student_id = ${key.studentId} and s.id = any(${sql.param([...key.assignmentIds])}::bigint[])
       and ${isReadableBy(key)}`);
  return new Set(rows.map(({ assignmentId }) => assignmentId));
};

/** One attempt that the reader may read. */
export const findAttemptReport = (db: Handle, key: ReaderScope & { attemptId: number }) =>
  findReportRow(db, sql`a.id = ${key.attemptId} and ${isReadableBy(key)}`);

/** A student's complete attempt at an assignment, or the requested one, that the reader may read. */
export const findStudentReport = (
  db: Handle,
  key: ReaderScope & { assignmentId: number; studentId: number; attemptId?: number | undefined },
) =>
  findReportRow(
    db,
    sql`a.assignment_id = ${key.assignmentId} and a.student_id = ${key.studentId} and ${isReadableBy(key)}
        and ${matchesAttempt(key.attemptId)}`,
  );
