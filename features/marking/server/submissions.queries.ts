import { sql, type SQL } from 'drizzle-orm';
import type { AssignmentRow, RecipientRow } from '@inkstone/assignments/server';
import type { Handle, LeftJoined, Computed } from '@inkstone/db';
import { displayName, displayNameZh, nameColumns } from '@inkstone/people/server';
import type { person } from '@inkstone/session/server';
import type { AttemptRow } from '@inkstone/taking/server';
import * as z from 'zod';
import type { mark, markingLock } from './marking.tables.ts';

type LockRow = typeof markingLock.$inferSelect;
type PersonRow = typeof person.$inferSelect;

/** One submission with the state of its mark. */
export type SubmissionRow = Pick<AttemptRow, 'redoId' | 'assignmentId' | 'studentId'> &
  Pick<PersonRow, 'sortName'> &
  LeftJoined<Pick<typeof mark.$inferSelect, 'version' | 'points' | 'releasedAt'>> & {
    attemptId: AttemptRow['id'];
    submittedAt: NonNullable<AttemptRow['submittedAt']>;
    markerName: PersonRow['name'] | null;
    markerNameZh: PersonRow['nameZh'];
    lockHolderId: LockRow['markerId'] | null;
    lockHolderName: PersonRow['name'] | null;
    lockHolderNameZh: PersonRow['nameZh'];
    lockExpiresAt: LockRow['expiresAt'] | null;
  } & Computed<typeof submissionColumns>;

const submissionColumns = {
  studentName: nameColumns.name,
  studentNameZh: nameColumns.nameZh,
  questionId: z.int(),
  sectionId: z.string(),
  partId: z.string(),
};

// A submission is an answer that a teacher marks, neither blank nor an unchosen prompt.
const isSubmission = sql`q.item->>'by' = 'teacher' and q.item->>'outcome' not in ('blank', 'notChosen')`;
const isScored = sql`a.scored_at is not null and a.submitted_at is not null`;

const submissionSource = sql`
  from attempt a
  join recipient r on r.id = a.recipient_id and r.removed_at is null
  cross join lateral jsonb_array_elements(a.result->'questions') as q(item)
  left join mark m on m.attempt_id = a.id and m.question_id = (q.item->>'questionId')::bigint`;

const querySubmissions = async (db: Handle, where: SQL, now: Date): Promise<SubmissionRow[]> => {
  return db.rows<SubmissionRow>(
    sql`
    select a.id as attempt_id, a.redo_id, a.assignment_id, a.student_id, ${displayName} as student_name, ${displayNameZh} as student_name_zh,
           p.sort_name, a.submitted_at, (q.item->>'questionId')::bigint as question_id,
           q.item->>'sectionId' as section_id, q.item->>'partId' as part_id, m.version, m.points, m.released_at,
           k.name as marker_name, k.name_zh as marker_name_zh, h.marker_id as lock_holder_id, o.name as lock_holder_name,
           o.name_zh as lock_holder_name_zh, h.expires_at as lock_expires_at
      ${submissionSource}
      join person p on p.id = a.student_id
      left join person k on k.id = m.marker_id
      left join marking_lock h on h.attempt_id = a.id and h.question_id = (q.item->>'questionId')::bigint
                           and h.expires_at > ${now}
      left join person o on o.id = h.marker_id
     where ${where} and ${isScored} and ${isSubmission}
     order by p.sort_name collate "C", p.id, a.id limit 20000`,
    submissionColumns,
  );
};

/** Every submission of an assignment, by the students' sort names. */
export const listSubmissionRows = (db: Handle, key: { assignmentId: number; now: Date }): Promise<SubmissionRow[]> =>
  querySubmissions(db, sql`a.assignment_id = ${key.assignmentId}`, key.now);

/** The columns needed to choose a page; full rows are read for that page only. */
export type SubmissionSummaryRow = Pick<AttemptRow, 'studentId'> & {
  attemptId: AttemptRow['id'];
  classId: RecipientRow['classId'];
  lockHolderId: LockRow['markerId'] | null;
} & Computed<typeof submissionSummary>;

const submissionSummary = {
  questionId: z.int(),
  state: z.enum(['toMark', 'draft', 'released']),
  hasPoints: z.boolean(),
};

/** Every submission of an assignment, by the students' sort names. */
export const listSubmissionSummaries = async (
  db: Handle,
  { assignmentId, now }: { assignmentId: number; now: Date },
): Promise<SubmissionSummaryRow[]> => {
  return db.rows<SubmissionSummaryRow>(
    sql`
    select a.id as attempt_id, a.student_id, r.class_id, (q.item->>'questionId')::bigint as question_id,
           case when m.attempt_id is null then 'toMark' when m.released_at is null then 'draft' else 'released' end as state,
           m.points is not null as has_points, h.marker_id as lock_holder_id
      ${submissionSource}
      join person p on p.id = a.student_id
      left join marking_lock h on h.attempt_id = a.id and h.question_id = (q.item->>'questionId')::bigint
                           and h.expires_at > ${now}
     where a.assignment_id = ${assignmentId} and ${isScored} and ${isSubmission}
     order by p.sort_name collate "C", p.id, a.id`,
    submissionSummary,
  );
};

/** Every submission of some attempts; the caller has checked access. */
export const listSubmissionsByAttempts = async (
  db: Handle,
  { attemptIds, now }: { attemptIds: readonly number[]; now: Date },
): Promise<SubmissionRow[]> => {
  if (attemptIds.length === 0) return [];
  const ids = sql.join(
    attemptIds.map((id) => sql`${id}`),
    sql`, `,
  );
  return querySubmissions(db, sql`a.id in (${ids})`, now);
};

/** Every submission of one attempt; the caller has checked access. */
export const listSubmissionsByAttempt = (db: Handle, key: { attemptId: number; now: Date }): Promise<SubmissionRow[]> =>
  querySubmissions(db, sql`a.id = ${key.attemptId}`, key.now);

/** Copies of an assignment that were handed in. */
export const countHandedIn = async (db: Handle, assignmentId: number): Promise<number> => {
  const row = await db.row(
    sql`
    select count(*) as count from recipient r
     where r.assignment_id = ${assignmentId} and r.removed_at is null and r.submitted_at is not null`,
    { count: z.int() },
  );
  return row?.count ?? 0;
};

const recipientStudent = { ...nameColumns, hasHandedIn: z.boolean() };

/** A student who has an assignment, and whether they handed it in; undefined for any other. */
export const findRecipientStudent = async (
  db: Handle,
  { assignmentId, studentId }: { assignmentId: number; studentId: number },
): Promise<Computed<typeof recipientStudent> | undefined> =>
  db.row(
    sql`
    select ${displayName} as name, ${displayNameZh} as name_zh, r.submitted_at is not null as has_handed_in
      from recipient r join person p on p.id = r.student_id
     where r.assignment_id = ${assignmentId} and r.student_id = ${studentId} and r.removed_at is null`,
    recipientStudent,
  );

/** Number of submissions by state for some assignments. */
export const countSubmissions = async (db: Handle, assignmentIds: readonly number[]) => {
  if (assignmentIds.length === 0) return new Map<number, SubmissionCountsRow>();
  const ids = sql.join(
    assignmentIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db.rows<SubmissionCountsRow & Pick<AssignmentRow, 'id'>>(
    sql`
    select a.assignment_id as id, count(*) filter (where m.id is null) as to_mark,
           count(*) filter (where m.id is not null and m.released_at is null) as draft,
           count(*) filter (where m.released_at is not null) as released, count(distinct a.student_id) as students,
           count(distinct a.recipient_id) filter (where m.released_at is null) as copies,
           jsonb_agg(distinct q.item->>'sectionId') as sections,
           (select jsonb_agg(jsonb_build_object('id', x->>'id', 'skill', x->>'skill'))
              from jsonb_array_elements((select b.blueprint->'sections' from attempt b
                where b.assignment_id = a.assignment_id order by b.id limit 1)) x) as skills,
           (select jsonb_path_query_array(b.blueprint, '$.sections[*].parts[*].sets[*].questions[*].type')
              from attempt b where b.assignment_id = a.assignment_id order by b.id limit 1) as types
      ${submissionSource} where a.assignment_id in (${ids}) and ${isScored} and ${isSubmission} group by a.assignment_id`,
    submissionCounts,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Counts of one assignment; `skills` are those of all its sections in order, `types` the types of its questions. */
export type SubmissionCountsRow = Computed<typeof submissionCounts>;

const submissionCounts = {
  toMark: z.int(),
  draft: z.int(),
  released: z.int(),
  students: z.int(),
  copies: z.int(),
  sections: z.array(z.string()),
  skills: z.array(z.object({ id: z.string(), skill: z.string() })).nullable(),
  types: z.array(z.string()).nullable(),
};

// Analyses belong to a later feature.
const analysisColumns = { questionId: z.int(), reason: z.string(), plan: z.string(), savedAt: z.date() };

/** The student's analyses of the answers of an attempt, by question. */
export const listAnalyses = async (db: Handle, attemptId: number) => {
  const rows = await db.rows(
    sql`
    select question_id, reason, plan, saved_at from answer_analysis where attempt_id = ${attemptId}`,
    analysisColumns,
  );
  return new Map(
    rows.map(({ questionId, reason, plan, savedAt }) => [questionId, { reason, plan, savedAt: savedAt.toISOString() }]),
  );
};
