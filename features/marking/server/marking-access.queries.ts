import { sql, type SQL } from 'drizzle-orm';
import type { AssignmentRow } from '@inkstone/assignments/server';
import { isAmong, type Handle, type LeftJoined, type Computed } from '@inkstone/db';
import {
  displayName,
  displayNameZh,
  hasCurrentRole,
  hasPermission,
  nameColumns,
  teachesStudent,
} from '@inkstone/people/server';
import { recruitmentSide, recruitmentSupervisor } from '@inkstone/session/contract';
import type { person } from '@inkstone/session/server';
import type { attempt } from '@inkstone/taking/server';
import { candidateKinds } from '@inkstone/exam/assignment-kinds';
import * as z from 'zod';

type AttemptColumns = typeof attempt.$inferSelect;

const isCandidateTest = (alias: string): SQL => isAmong(`${alias}.kind`, candidateKinds);

/**
 * A candidate's test may be marked by the recruiter who owns the candidate, or by the recruitment supervisor, with the
 * test permission.
 */
const isAllowedCandidateTest = (personId: number): SQL => sql`(not ${isCandidateTest('s')} or exists (
  select 1 from person w where w.id = ${personId} and ${hasPermission('w', 'test')}
     and (${hasCurrentRole('w', recruitmentSupervisor)} or (${hasCurrentRole('w', recruitmentSide)} and s.teacher_id = w.id))))`;

const isMarker = (personId: number | SQL): SQL => sql`(
  exists (select 1 from assignment_marker n where n.assignment_id = s.id and n.person_id = ${personId})
  or exists (select 1 from paper_marker n join paper_revision v on v.paper_id = n.paper_id
              where v.id = s.paper_revision_id and n.person_id = ${personId} and n.assigned_by = s.teacher_id))`;

/** Whether a person, who may be a column, gave assignment `s` or was named as a marker of it or of its paper. */
export const isGiverOrMarker = (personId: SQL): SQL => sql`(s.teacher_id = ${personId} or ${isMarker(personId)})`;

/** Whether a person may mark assignment `s`: its teacher, or a marker assigned to it or to its paper. */
export const canMark = (
  personId: number,
): SQL => sql`(s.deleted_at is null and ${isAllowedCandidateTest(personId)} and (
  s.teacher_id = ${personId} or ${isCandidateTest('s')} or ${isMarker(personId)}))`;

/**
 * Whether a teacher may read what the student of recipient `r` handed in for assignment `s`, and its report: who gave it, its
 * markers, and who teaches the student in a class (guides too), directly or through a team. Only the first two may change
 * anything about it. Candidates' tests are read by recruiters alone.
 */
export const canReadWork = (teacherId: number): SQL => sql`(not ${isCandidateTest('s')} and (
  s.teacher_id = ${teacherId}
  or (s.deleted_at is null and r.removed_at is null
      and (${isMarker(teacherId)} or ${teachesStudent(teacherId, sql`r.student_id`)}))))`;

/** Whether a person may mark an assignment. */
export const mayMarkAssignment = async (
  db: Handle,
  key: { assignmentId: number; personId: number },
): Promise<boolean> => {
  const row = await db.row<Pick<AssignmentRow, 'id'>>(
    sql`select s.id from assignment s where s.id = ${key.assignmentId} and ${canMark(key.personId)}`,
  );
  return row !== undefined;
};

// Materialized, because the planner overestimates the third branch a thousandfold and would start parallel workers.
/**
 * Ids of all assignments that a person may mark, by the rule of `canMark`, without candidates' tests. Lists start here,
 * because checking the rule for each assignment of the school would read them all.
 */
export const markableAssignmentIds = (personId: number): SQL => sql`(with mine as materialized (
  select o.id from assignment o where o.teacher_id = ${personId} and o.deleted_at is null and not ${isCandidateTest('o')}
  union
  select o.id from assignment_marker n join assignment o on o.id = n.assignment_id
   where n.person_id = ${personId} and o.deleted_at is null
  union
  select o.id from paper_marker n join paper_revision v on v.paper_id = n.paper_id
    join assignment o on o.paper_revision_id = v.id and o.teacher_id = n.assigned_by
   where n.person_id = ${personId} and o.deleted_at is null) select id from mine)`;

/** A submitted and scored attempt as its marker reads it. */
export type MarkableAttemptRow = Pick<
  AttemptColumns,
  | 'assignmentId'
  | 'recipientId'
  | 'studentId'
  | 'blueprint'
  | 'state'
  | 'scoreOverride'
  | 'scoreOverridePredatesReopening'
> &
  Pick<AssignmentRow, 'kind' | 'title' | 'titleZh' | 'paperRevisionId'> & {
    attemptId: AttemptColumns['id'];
    submittedAt: NonNullable<AttemptColumns['submittedAt']>;
  } & Computed<typeof studentNames>;

const studentNames = { studentName: nameColumns.name, studentNameZh: nameColumns.nameZh };

const findAttempt = async (db: Handle, attemptId: number, whose: SQL): Promise<MarkableAttemptRow | undefined> => {
  return db.row<MarkableAttemptRow>(
    sql`
    select a.id as attempt_id, a.assignment_id, a.recipient_id, a.student_id, ${displayName} as student_name,
           ${displayNameZh} as student_name_zh, s.kind, s.title, s.title_zh, s.paper_revision_id, a.blueprint, a.state, a.submitted_at,
           a.score_override, a.score_override_predates_reopening
      from attempt a
      join assignment s on s.id = a.assignment_id
      join recipient r on r.id = a.recipient_id
      join person p on p.id = a.student_id
     where a.id = ${attemptId} and a.submitted_at is not null and a.scored_at is not null and r.removed_at is null
       and ${whose}`,
    studentNames,
  );
};

/** An attempt that this person may mark; undefined for any other, and while it is in progress. */
export const findMarkableAttempt = (
  db: Handle,
  key: { attemptId: number; personId: number },
): Promise<MarkableAttemptRow | undefined> => findAttempt(db, key.attemptId, canMark(key.personId));

/** A submitted and scored attempt that this teacher may read without marking it. */
export const findReadableAttempt = (
  db: Handle,
  key: { attemptId: number; personId: number },
): Promise<MarkableAttemptRow | undefined> =>
  findAttempt(db, key.attemptId, sql`s.deleted_at is null and ${canReadWork(key.personId)}`);

/** A submitted and scored attempt of this person. */
export const findOwnAttempt = (
  db: Handle,
  key: { attemptId: number; personId: number },
): Promise<MarkableAttemptRow | undefined> =>
  findAttempt(db, key.attemptId, sql`a.student_id = ${key.personId} and s.deleted_at is null`);

const withdrawal = { isWithdrawn: z.boolean() };

/** An assignment that this person may mark, with the blueprint of one of its attempts. */
export const findMarkableAssignment = async (db: Handle, key: { assignmentId: number; personId: number }) => {
  return db.row<
    Pick<AssignmentRow, 'id' | 'kind' | 'title' | 'titleZh' | 'programme' | 'variant' | 'paperRevisionId'> &
      LeftJoined<Pick<AttemptColumns, 'blueprint'>> &
      Computed<typeof withdrawal>
  >(
    sql`
    select s.id, s.kind, s.title, s.title_zh, s.programme, s.variant, s.paper_revision_id,
           s.withdrawn_at is not null as is_withdrawn,
           (select a.blueprint from attempt a where a.assignment_id = s.id and a.scored_at is not null
             order by a.id limit 1) as blueprint
      from assignment s where s.id = ${key.assignmentId} and ${canMark(key.personId)}`,
    withdrawal,
  );
};

const relation = { as: z.enum(['teacher', 'assignment', 'paper']) };

/** Everyone who may mark an assignment, with their relation to it. */
export const listMarkers = async (db: Handle, assignmentId: number) => {
  return db.rows<Pick<typeof person.$inferSelect, 'id' | 'name' | 'nameZh'> & Computed<typeof relation>>(
    sql`
    select id, name, name_zh, "as" from (
    select distinct on (p.id) p.id, p.name, p.name_zh, p.sort_name, w.as_what as "as", w.place
      from assignment s
      cross join lateral (
        select s.teacher_id as person_id, 'teacher' as as_what, 1 as place
        union all select n.person_id, 'assignment', 2 from assignment_marker n where n.assignment_id = s.id
        union all select n.person_id, 'paper', 3 from paper_marker n join paper_revision v on v.paper_id = n.paper_id
                   where v.id = s.paper_revision_id and n.assigned_by = s.teacher_id) w
      join person p on p.id = w.person_id
     where s.id = ${assignmentId} order by p.id, w.place) named order by place, sort_name, id`,
    relation,
  );
};

const need = { needsMarking: z.boolean() };

/** The total of an attempt in hundredths, and whether it still needs marking. */
export const findAttemptScore = async (db: Handle, attemptId: number) => {
  const row = await db.row<Pick<AttemptColumns, 'score'> & Computed<typeof need>>(
    sql`
    select a.score, coalesce((a.result->>'toBeMarked')::int, 0) > 0 as needs_marking from attempt a
     where a.id = ${attemptId}`,
    need,
  );
  return { score: row?.score ?? null, needsMarking: row?.needsMarking ?? false };
};
